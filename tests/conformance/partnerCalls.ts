import {
  agentCommissions,
  marketerCommissions,
  type BatchPreview,
  type Commission,
  type CommissionEndpoints,
} from '@/lib/contract/commissions';
import { agents, listPartnerChoices, marketers, type PartnerEndpoints } from '@/lib/contract/partners';
import type { Partner } from '@/lib/contract/partnerRecords';
import type { Send } from './calls';

type Answer = (world: { send: Send }) => Promise<{ data: unknown }>;

let made = 0;
const person = () => {
  made += 1;
  const nik = `31750147089010${String(made).padStart(2, '0')}`;
  return { name: `Perantara Uji ${made}`, nik, npwp: '', phone: '0812 5550 1177', area_code: null };
};
const account = { bank: 'BCA', number: '5220304121', holder: 'Perantara Uji' };

const create = async (send: Send, calls: PartnerEndpoints) =>
  (await send(calls.create, 'clerk', { body: person() })).data as Partner;

/** Its id in the address, and what is sent. */
const about = (id: number, body?: object) => ({ params: { id: String(id) }, ...(body && { body }) });

const asked = async (send: Send, calls: PartnerEndpoints) => {
  const { id, version } = await create(send, calls);
  const body = { ask: { kind: 'ACCOUNT', account }, reason: 'Sesuai perjanjian', version };
  return (await send(calls.request, 'clerk', about(id, body))).data as Partner;
};

const partnerCalls = (calls: PartnerEndpoints) => ({
  list: (({ send }) => send(calls.list, 'clerk', { query: { search: 'a' } })) satisfies Answer,
  get: (async ({ send }) => send(calls.get, 'clerk', about((await create(send, calls)).id))) satisfies Answer,
  create: (({ send }) => send(calls.create, 'clerk', { body: person() })) satisfies Answer,
  change: (async ({ send }) => {
    const { id, version } = await create(send, calls);
    return send(calls.change, 'clerk', about(id, { ...person(), version }));
  }) satisfies Answer,
  switch: (async ({ send }) => {
    const { id, version } = await create(send, calls);
    return send(calls.switch, 'clerk', about(id, { active: false, version }));
  }) satisfies Answer,
  request: (async ({ send }) => ({ data: await asked(send, calls) })) satisfies Answer,
  decide: (async ({ send }) => {
    const { id, version, waiting } = await asked(send, calls);
    const body = { request_id: waiting[0]?.id, version, decision: 'APPROVED', reason: '' };
    return send(calls.decide, 'head', about(id, body));
  }) satisfies Answer,
  applications: (async ({ send }) =>
    send(calls.applications, 'clerk', about((await create(send, calls)).id))) satisfies Answer,
});

/** A commission of the office in a state; the mocks have one in each. */
async function inState(send: Send, calls: CommissionEndpoints, state: string): Promise<Commission> {
  const page = (await send(calls.list, 'clerk', { query: { state } })).data as { rows: Commission[] };
  const [row] = page.rows;
  if (!row) throw new Error(`No commission is ${state}`);
  return row;
}

async function paid(send: Send, calls: CommissionEndpoints): Promise<{ data: unknown }> {
  const seen = (await send(calls.preview, 'clerk')).data as BatchPreview;
  const entries = seen.payouts.flatMap((payout) => payout.entries.map((entry) => entry.commission_id));
  return send(calls.pay, 'clerk', { body: { office_id: seen.office_id, entries, total: seen.total } });
}

const commissionCalls = (calls: CommissionEndpoints) => ({
  list: (({ send }) => send(calls.list, 'clerk', { query: { search: 'jkt' } })) satisfies Answer,
  approve: (async ({ send }) => {
    const { id, version } = await inState(send, calls, 'COMPUTED');
    return send(calls.approve, 'head', about(id, { version }));
  }) satisfies Answer,
  // On the server the demo company has none that is due: it says so, in the envelope.
  takeBack: (async ({ send }) => {
    const { id, version } = await inState(send, calls, 'PAID');
    return send(calls.takeBack, 'clerk', about(id, { version }));
  }) satisfies Answer,
  preview: (({ send }) => send(calls.preview, 'clerk')) satisfies Answer,
  pay: (({ send }) => paid(send, calls)) satisfies Answer,
  batches: (({ send }) => send(calls.batches, 'clerk')) satisfies Answer,
  batch: (async ({ send }) => {
    const { rows } = (await send(calls.batches, 'clerk')).data as { rows: { id: number }[] };
    return send(calls.batch, 'clerk', about(rows[0]?.id ?? 0));
  }) satisfies Answer,
});

const [a, m] = [partnerCalls(agents), partnerCalls(marketers)];
const [ac, mc] = [commissionCalls(agentCommissions), commissionCalls(marketerCommissions)];

/** How partners and their commissions are called. */
export const PARTNER_CALLS = {
  listPartnerChoices: (({ send }) => send(listPartnerChoices, 'clerk')) satisfies Answer,
  ...{ listAgents: a.list, getAgent: a.get, createAgent: a.create, changeAgent: a.change },
  ...{ switchAgent: a.switch, requestAgentChange: a.request, decideAgentChange: a.decide },
  ...{ listAgentApplications: a.applications, listMarketerApplications: m.applications },
  ...{ listMarketers: m.list, getMarketer: m.get, createMarketer: m.create, changeMarketer: m.change },
  ...{ switchMarketer: m.switch, requestMarketerChange: m.request, decideMarketerChange: m.decide },
  ...{
    listAgentCommissions: ac.list,
    approveAgentCommission: ac.approve,
    takeBackAgentCommission: ac.takeBack,
  },
  ...{
    previewAgentBatch: ac.preview,
    payAgentBatch: ac.pay,
    listAgentBatches: ac.batches,
    getAgentBatch: ac.batch,
  },
  ...{ listMarketerCommissions: mc.list, approveMarketerCommission: mc.approve },
  ...{ takeBackMarketerCommission: mc.takeBack, previewMarketerBatch: mc.preview, payMarketerBatch: mc.pay },
  ...{ listMarketerBatches: mc.batches, getMarketerBatch: mc.batch },
};
