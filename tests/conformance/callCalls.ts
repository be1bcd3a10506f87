import {
  getCallBasis,
  listCalls,
  listOfficePromises,
  listOutsideCalls,
  listPromises,
  recordCall,
  type CallBasis,
} from '@/lib/contract/calls';
import { changeBilling, getCollecting, type Collecting } from '@/lib/contract/collecting';
import { endConsent, listConsents, recordConsent, type Consent } from '@/lib/contract/consents';
import { recordDeath, takeBackDeath, type Death } from '@/lib/contract/deaths';
import { listContracts, type ContractPage } from '@/lib/contract/contracts';
import { getFiduciary, saveFiduciary, type Fiduciary } from '@/lib/contract/fiduciaries';
import {
  countFiduciaryExport,
  getFiduciaryFigures,
  listFiduciaries,
} from '@/lib/contract/fiduciaryDeadlines';
import type { Send, World } from './calls';
import { kept } from './fileCalls';

async function lateContract(send: Send): Promise<{ id: string }> {
  const page = (await send(listContracts, 'cashier', { query: { status: 'OVERDUE' } })).data as ContractPage;
  return { id: page.rows[0]?.code ?? '' };
}

/** A promise of today, whatever the time is. */
async function call(send: Send) {
  const params = await lateContract(send);
  const { today, running } = (await send(getCallBasis, 'head', { params })).data as CallBasis;
  return send(recordCall, 'head', {
    params,
    body: {
      ...{ phone: '081234567890', spoke_to: 'BORROWER', result: 'PROMISED', note: 'Setelah gajian' },
      ...{ promise: { due: today, amount: 1000, replaces: running?.id ?? null }, outside_rule: true },
    },
  });
}

async function consent(send: Send, key: string) {
  const params = await lateContract(send);
  const { today } = (await send(getCallBasis, 'head', { params })).data as CallBasis;
  const file = Number((await kept(send, key)).id);
  const body = { kind: 'HOURS', words: 'Boleh ditelepon sampai jam 21.00', given_on: today, until: today };
  return send(recordConsent, 'cashier', { params, body: { ...body, file_id: file } });
}

async function death(send: Send, key: string) {
  const params = await lateContract(send);
  const { today } = (await send(getCallBasis, 'head', { params })).data as CallBasis;
  const { death } = (await send(getCollecting, 'cashier', { params })).data as Collecting;
  const heir = {
    name: 'Siti Aminah',
    relation: 'Istri',
    phone: '0812-3456-7890',
    address: 'Jl. Kenanga No. 4',
  };
  const file = Number((await kept(send, key)).id);
  const body = { died_on: today, heir, file_id: file, replaces: death?.id ?? null };
  return send(recordDeath, 'cashier', { params, body });
}

/** Reads something of the contract that is late. */
const readsOf =
  (endpoint: Parameters<Send>[0]) =>
  async ({ send }: World) => {
    await call(send);
    return send(endpoint, 'head', { params: await lateContract(send) });
  };

/** Calls, promises, consents, fiduciaries, and where borrowers are called on. */
export const CALL_CALLS = {
  getCallBasis: readsOf(getCallBasis),
  recordCall: ({ send }: World) => call(send),
  listCalls: readsOf(listCalls),
  listPromises: readsOf(listPromises),
  listOfficePromises: async ({ send }: World) => {
    await call(send);
    return send(listOfficePromises, 'head');
  },
  listOutsideCalls: async ({ send }: World) => {
    const params = await lateContract(send);
    const body = { phone: '0812', spoke_to: 'OTHER', result: 'MESSAGE_LEFT', outside_rule: true };
    await send(recordCall, 'head', { params, body });
    return send(listOutsideCalls, 'head');
  },
  listConsents: async ({ send }: World) => {
    await consent(send, 'conformance-consents');
    return send(listConsents, 'head', { params: await lateContract(send) });
  },
  recordConsent: ({ send }: World) => consent(send, 'conformance-consent'),
  endConsent: async ({ send }: World) => {
    const { id } = (await consent(send, 'conformance-consent-end')).data as Consent;
    return send(endConsent, 'cashier', { params: await lateContract(send), body: { consent_id: id } });
  },
  recordDeath: ({ send }: World) => death(send, 'conformance-death'),
  takeBackDeath: async ({ send }: World) => {
    const { id } = (await death(send, 'conformance-death-end')).data as Death;
    const body = { death_id: id, reason: 'Salah nasabah' };
    return send(takeBackDeath, 'cashier', { params: await lateContract(send), body });
  },
  getFiduciary: readsOf(getFiduciary),
  saveFiduciary: async ({ send }: World) => {
    const params = await lateContract(send);
    const { version } = (await send(getFiduciary, 'cashier', { params })).data as Fiduciary;
    const { today } = (await send(getCallBasis, 'head', { params })).data as CallBasis;
    const body = { deed_number: '17', deed_on: today, notary: 'Ratna Dewi, S.H., M.Kn.', version };
    const none = { certificate_number: '', certificate_on: null, removed_on: null };
    return send(saveFiduciary, 'cashier', { params, body: { ...body, ...none } });
  },
  listFiduciaries: ({ send }: World) => send(listFiduciaries, 'cashier', { query: { due: 'near' } }),
  getFiduciaryFigures: ({ send }: World) => send(getFiduciaryFigures, 'cashier'),
  countFiduciaryExport: ({ send }: World) =>
    send(countFiduciaryExport, 'head', { query: { list: 'remove' } }),
  getCollecting: readsOf(getCollecting),
  changeBilling: async ({ send }: World) => {
    const params = await lateContract(send);
    const { billing } = (await send(getCollecting, 'cashier', { params })).data as Collecting;
    const before = { address: billing.address, village_code: billing.village?.code ?? null };
    const body = { address: `${billing.address} Blok C`, village_code: before.village_code, before };
    return send(changeBilling, 'cashier', { params, body: { ...body, reason: 'Pindah rumah' } });
  },
};
