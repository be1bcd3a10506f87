import { createHash } from 'node:crypto';
import type { KeptFile } from '@/lib/contract/files';
import { listLetters, type Letter } from '@/lib/contract/letters';
import * as calls from '@/lib/contract/repossessions';
import type { Repossession, RepossessionOrder } from '@/lib/contract/repossessions';
import { approveContractRequest, requestOnContract, type ContractRequest } from '@/lib/contract/requests';
import { completeUpload, openUpload, sendChunk, type Upload } from '@/lib/contract/uploads';
import { photo } from '../../server/testing/files';
import type { Send } from './calls';

type As = Parameters<Send>[1];

let shade = 0;
/** A photo that somebody has sent. */
async function sent(send: Send, as: As): Promise<number> {
  const content = await photo(shade++);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const body = { key: crypto.randomUUID(), kind: 'PHOTO', name: 'foto.jpg', bytes: content.length, sha256 };
  const { id } = (await send(openUpload, as, { body })).data as Upload;
  const params = { id: String(id) };
  await send(sendChunk, as, { params: { ...params, index: '0' }, body: new Uint8Array(content) });
  return ((await send(completeUpload, as, { params })).data as KeptFile).id;
}

/** A contract whose SP3 was received. */
async function late(send: Send): Promise<{ id: string }> {
  const query = { state: 'ALL', size: 100 };
  const { rows } = (await send(listLetters, 'collectorSupervisor', { query })).data as { rows: Letter[] };
  return {
    id:
      rows.find(({ step, delivery }) => step === 3 && delivery?.received_by)?.contract_code ??
      'JKT-2601-00044',
  };
}

const read = async (send: Send) =>
  (await send(calls.getRepossession, 'collectorSupervisor', { params: await late(send) }))
    .data as Repossession;

/** The order that runs on it, or one that is asked for and approved. */
async function order(send: Send): Promise<RepossessionOrder | undefined> {
  const { orders, version, today, collectors, contract_code } = await read(send);
  const [newest] = orders;
  if (newest?.state === 'RUNNING') return newest;
  const ask = {
    ...{ kind: 'REPOSSESSION', basis: 'RULING', basis_number: '118/Pdt.G/2026', basis_on: today },
    file_id: await sent(send, 'collectorSupervisor'),
    collector_ids: collectors.filter(({ obstacle }) => obstacle === null).map(({ id }) => id),
  };
  const asked = await send(requestOnContract, 'collectorSupervisor', {
    params: { id: contract_code },
    body: { ask, reason: 'Tiga kali ditagih', version },
  });
  const { id } = asked.data as ContractRequest;
  await send(approveContractRequest, 'approver', { params: { id: String(id) }, body: { version } });
  return (await read(send)).orders[0];
}

/** A BAST of now. */
async function handover(send: Send, over: object): Promise<{ data: unknown }> {
  const { id = 7 } = (await order(send)) ?? {};
  const { data } = await send(calls.listCollectorRepossessions, 'collector');
  const { as_of } = data as { as_of: string };
  const body = {
    ...{ id: crypto.randomUUID(), order_id: id, at: new Date().toISOString(), clock_difference: 0 },
    ...{ result: 'REFUSED', met: 'BORROWER', met_name: '', met_relation: '', place: 'BILLING' },
    ...{ kilometres: null, no_kilometres: '', checklist: [], condition: '', photos: [] },
    ...{ giver_signature: null, collector_signature: null, destination: '', consent_id: null },
    ...{ note: 'Meminta menunggu putusan', position: { latitude: -6.2, longitude: 106.8, accuracy: 9 } },
    ...{ no_position: '', figures_as_of: as_of, sale_version: 1 },
    ...over,
  };
  return send(calls.sendUnitHandover, 'collector', { body });
}

/** The unit is given. */
async function taken(send: Send): Promise<void> {
  const { id } = (await order(send)) ?? {};
  const { rows } = (await send(calls.listCollectorRepossessions, 'collector')).data as {
    rows: calls.CollectorRepossession[];
  };
  const own = rows.find(({ order_id }) => order_id === id) ?? rows[0];
  await handover(send, {
    ...{ result: 'SURRENDERED', kilometres: 18_204, condition: 'Baik', destination: 'Gudang Cakung' },
    checklist: (own?.checklist ?? []).map(({ item }) => ({ item, state: 'YES' })),
    photos: [await sent(send, 'collector'), await sent(send, 'collector')],
    giver_signature: await sent(send, 'collector'),
    collector_signature: await sent(send, 'collector'),
  });
}

const ofOrder = async (send: Send) => ({ id: String((await order(send))?.id ?? 7) });

/** Taking a unit: an order is read, withdrawn, refused, then carried out. */
export const REPOSSESSION_CALLS = {
  getRepossession: async ({ send }: { send: Send }) => ({ data: await read(send) }),
  getRepossessionOrder: async ({ send }: { send: Send }) =>
    send(calls.getRepossessionOrder, 'collector', { params: await ofOrder(send) }),
  listRunningOrders: async ({ send }: { send: Send }) => {
    await order(send);
    return send(calls.listRunningOrders, 'collectorSupervisor');
  },
  withdrawRepossessionOrder: async ({ send }: { send: Send }) =>
    send(calls.withdrawRepossessionOrder, 'approver', {
      ...{ params: await ofOrder(send), body: { reason: 'Nasabah minta waktu' } },
    }),
  listCollectorRepossessions: async ({ send }: { send: Send }) => {
    await order(send);
    return send(calls.listCollectorRepossessions, 'collector');
  },
  sendUnitHandover: ({ send }: { send: Send }) => handover(send, {}),
  writeUnitRecord: async ({ send }: { send: Send }) => {
    await taken(send);
    const { contract_code, today } = await read(send);
    const body = { kind: 'STORED', day: today, place: 'Gudang Cakung', note: '', person: '', file_id: null };
    return send(calls.writeUnitRecord, 'collectorSupervisor', { params: { id: contract_code }, body });
  },
};
