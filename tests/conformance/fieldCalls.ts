import * as plans from '@/lib/contract/collectorPlan';
import type { CollectorPlan, PlanOverview } from '@/lib/contract/collectorPlan';
import { listDistributionAccounts, moveAccounts, type AccountPage } from '@/lib/contract/distribution';
import * as calls from '@/lib/contract/tts';
import type { TtsBlock } from '@/lib/contract/tts';
import * as visits from '@/lib/contract/visits';
import type { Visit } from '@/lib/contract/visits';
import type { Send, World } from './calls';

const reason = 'Salah ketik nominal';

const planOf = async (send: Send) => (await send(plans.getCollectorPlan, 'collector')).data as CollectorPlan;

const firstContract = async (send: Send) => (await planOf(send)).rows[0]?.contract_code ?? '';

/** A block of its own device: none of them is its second. */
const block = (send: Send) =>
  send(calls.takeTtsBlock, 'collector', { body: { id: crypto.randomUUID(), device: crypto.randomUUID() } });

/** One for all visits: a person is given few in a month. */
let given: Promise<TtsBlock> | undefined;
let used = 0;

/** A visit of now in which money was taken, with the next number of the block. */
async function visit(send: Send) {
  given ??= block(send).then(({ data }) => data as TtsBlock);
  const { id, first } = await given;
  const body = {
    ...{ id: crypto.randomUUID(), contract_code: await firstContract(send) },
    ...{ visited_at: new Date().toISOString(), clock_difference: 0 },
    ...{ met: 'BORROWER', met_name: '', place: 'BILLING', result: 'PAID' },
    ...{ tts: { block: id, nth: first + used++, amount: 50_000 }, promise: null, note: 'Menitip sebagian' },
    ...{ position: null, no_position: 'GPS tidak aktif', photos: [], corrects: null },
    ...{ again_reason: 'Datang lagi mengambil sisanya', consent_id: null },
  };
  return send(visits.sendVisit, 'collector', { body });
}

/** The same, its block closed: a person has few that are open. */
export async function closedVisit(send: Send) {
  const made = await visit(send);
  const page = (await send(calls.listTtsBlocks, 'collectorSupervisor', { query: { size: 100 } })).data as {
    rows: TtsBlock[];
  };
  const used = page.rows.filter(({ closed_at, used: numbers }) => closed_at === null && numbers.length > 0);
  for (const { id } of used) {
    await send(calls.closeTtsBlock, 'collector', { params: { id }, body: { reason } });
  }
  return made;
}

const overview = async (send: Send) => {
  const { id } = await planOf(send);
  return (await send(plans.getPlanOverview, 'collectorSupervisor', { params: { id: String(id) } }))
    .data as PlanOverview;
};

/** An account of the collector that this plan does not have; where it has all of them, on some days, one is given first. */
async function notInPlan(send: Send, { rows, collector }: PlanOverview): Promise<string[]> {
  const accounts = async (of: object) => {
    const query = { ...of, office: 1, size: 100 };
    return ((await send(listDistributionAccounts, 'director', { query })).data as AccountPage).rows;
  };
  const planned = new Set(rows.map(({ contract_code }) => contract_code));
  const own = (await accounts({ collector: collector.id })).find(({ code }) => !planned.has(code));
  if (own) return [own.code];
  const other = (await accounts({})).find((account) => account.collector?.id !== collector.id);
  if (!other) throw new Error('No account of somebody else');
  const given = [{ code: other.code, collector_id: other.collector?.id ?? null }];
  const body = { office_id: 1, accounts: given, to_id: collector.id, reason: 'Lebih dekat rumahnya' };
  await send(moveAccounts, 'director', { body });
  return [other.code];
}

/** A collector's day and its money, with what the supervisor sees of it. */
export const FIELD_CALLS = {
  getCollectorPlan: ({ send }: World) => send(plans.getCollectorPlan, 'collector'),
  listCollectorPlans: ({ send }: World) => send(plans.listCollectorPlans, 'collectorSupervisor'),
  getPlanOverview: async ({ send }: World) => ({ data: await overview(send) }),
  addToPlan: async ({ send }: World) => {
    const at = await overview(send);
    const body = { contract_codes: await notInPlan(send, at), reason };
    return send(plans.addToPlan, 'collectorSupervisor', { params: { id: String(at.id) }, body });
  },
  closePlan: async ({ send }: World) => {
    const { id, version, rows } = await overview(send);
    const reasons = rows
      .filter(({ visits: made }) => made.length === 0)
      .map(({ contract_code }) => ({ contract_code, reason: 'Waktu tidak cukup' }));
    return send(plans.closePlan, 'collectorSupervisor', {
      params: { id: String(id) },
      body: { version, reasons },
    });
  },
  sendVisit: ({ send }: World) => visit(send),
  listContractVisits: async ({ send }: World) =>
    send(visits.listContractVisits, 'collectorSupervisor', { params: { id: await firstContract(send) } }),
  listOutsideVisits: ({ send }: World) => send(visits.listOutsideVisits, 'collectorSupervisor'),
  takeTtsBlock: ({ send }: World) => block(send),
  closeTtsBlock: async ({ send }: World) => {
    const { id } = (await block(send)).data as TtsBlock;
    return send(calls.closeTtsBlock, 'collector', { params: { id }, body: { reason } });
  },
  listTtsBlocks: ({ send }: World) => send(calls.listTtsBlocks, 'collectorSupervisor'),
  listOwnTts: async ({ send }: World) => {
    await closedVisit(send);
    return send(calls.listOwnTts, 'collector');
  },
  listTts: ({ send }: World) => send(calls.listTts, 'collectorSupervisor'),
  voidTts: async ({ send }: World) => {
    const { tts } = (await closedVisit(send)).data as Visit;
    const page = (await send(calls.listTts, 'collectorSupervisor', { query: { state: 'OPEN', size: 100 } }))
      .data as { rows: calls.Tts[] };
    const id = page.rows.find(({ number }) => number === tts?.number)?.id ?? page.rows[0]?.id ?? 0;
    return send(calls.voidTts, 'collectorSupervisor', { params: { id: String(id) }, body: { reason } });
  },
};
