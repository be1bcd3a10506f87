import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { DisbursementOrder } from '@/lib/contract/disbursementCalls';
import type { ImportBatch } from '@/lib/contract/imports';
import type { Registration } from '@/lib/contract/registrations';
import { pays } from '../money/steps/paying';
import { clerkOf, paysByCode, payersOf, statementLines } from '../statements';
import { demoForm, photoRow, type registrationTeam } from '../registrations';
import type { Walk } from './Walk';

type Team = Awaited<ReturnType<typeof registrationTeam>>;

/** Somebody who begins a walk. */
export interface Walker {
  username: string;
  token: string;
}

/** So little is lent that a drawer of the walk can pay it, rupiah. */
const SMALL_LOAN = 200_000;

/**
 * What the walker left half done by their own hand, as far as their rights go: a statement that is posted, a form that others
 * are to approve, an order of cash that another cashier is to pay. Who alone decides on any of it did what takes two.
 */
export async function leaveOwnWork(team: Team, me: Walker): Promise<void> {
  const { api } = team;
  const clerk = clerkOf(api, me.token);
  const [payer] = (await payersOf(api)).slice(4);
  const rows = payer ? statementLines(api, paysByCode(payer)) : [];
  const { data, http } = await clerk.start('sendiri.csv', rows);
  if (http === 200) {
    await clerk.send(data.id, rows);
    await clerk.post(data.id);
  }
  await ownForm(team, me, ['SUBMITTED', 'SURVEY', 'REVIEW']);
  const cash = await ownForm(team, me, ['SUBMITTED', 'SURVEY', 'REVIEW', 'APPROVED', 'SIGNED']);
  if (cash) await step(team, me, cash, 'DISBURSED');
}

/** A form of the walker's own, led so far by whoever may; null: the walker may not make one. */
async function ownForm(team: Team, me: Walker, way: readonly string[]): Promise<Registration | null> {
  const { api } = team;
  const form = await demoForm(api, {}, me.username);
  const { otr } = form.structure;
  const structure = { ...form.structure, down_payment: (otr ?? SMALL_LOAN) - SMALL_LOAN };
  const made = await api.call<Registration>('POST', 'registrations', {
    token: me.token,
    body: { form: { ...form, structure } },
  });
  if (made.http !== 200) return null;
  let at: Registration | null = made.data;
  for (const kind of way) {
    if (!at) return null;
    if (kind === 'REVIEW') await team.visit('surveyor', at);
    const other = { REVIEW: 'surveyor', APPROVED: 'approver' } as const;
    at =
      kind === 'REVIEW' || kind === 'APPROVED'
        ? (await team.move(other[kind], at, kind)).data
        : await step(team, me, at, kind);
  }
  return at;
}

/** A step of the walker's own; null where they may not take it. */
async function step(team: Team, me: Walker, form: Registration, kind: string): Promise<Registration | null> {
  const body = {
    to: team.statusOf(kind),
    version: form.version,
    note: 'langkah sendiri',
    ...(await alongStep(team.api, me.username, kind, 'CASH')),
  };
  const answer = await team.api.call<Registration>('POST', `registrations/${form.id}/moves`, {
    token: me.token,
    body,
  });
  return answer.http === 200 ? answer.data : null;
}

/** What a step of a form takes along: the paper that is signed, the way in which the money goes. */
export async function alongStep(
  api: Walk['api'],
  username: string,
  kind: string,
  way: 'CASH' | 'TRANSFER',
): Promise<object> {
  if (kind === 'SIGNED') return { signed_paper: await photoRow(api, username) };
  if (kind !== 'DISBURSED') return {};
  const day = api.now().toISOString().slice(0, 10);
  const told =
    way === 'CASH'
      ? { reference: '', proof: null }
      : { reference: 'TRF 0042', proof: await photoRow(api, username) };
  return { disbursement: { way, day, ...told } };
}

/** Chooses any contract for any line of any statement, says yes to whatever is asked, and posts. */
export async function choosesAnother({ api, world, random, known }: Walk): Promise<void> {
  const clerk = clerkOf(api, world.tokens.direktur);
  const batches: ImportBatch[] = (await clerk.list()).data?.rows ?? [];
  const batch = batches[random.between(0, Math.max(0, batches.length - 1))];
  if (!batch) return;
  const rows = (await clerk.rows(batch.id)) ?? [];
  const row = rows[random.between(0, Math.max(0, rows.length - 1))];
  if (row) {
    const contract_code = random.pick(known.codes);
    const { data } = await clerk.correct(batch.id, row.id, { action: 'choose', contract_code });
    const surplus = (data as { ask?: { plan: { surplus: number } } } | null)?.ask?.plan.surplus ?? 0;
    const keeps = surplus > 0 && { keep_surplus: surplus };
    if (data) await clerk.correct(batch.id, row.id, { action: 'choose', contract_code, ...keeps });
  }
  await clerk.post(batch.id);
}

/** How what waits is approved, by its kind in the inbox; receipts and statements by the steps of money. */
const APPROVE: Readonly<Record<string, (row: ApprovalRow) => string | null>> = {
  CONTRACT: ({ request_id: id }) => `contract-requests/${id}/approve`,
  REGISTRATION: () => null,
  VEHICLE: ({ record }) => `registrations/${record.id}/vehicle-requests/decide`,
  PARTNER: ({ record }) => `${record.type}s/${record.id}/requests/decide`,
  COMMISSION: ({ record, request_id: id }) => `${record.type}-commissions/${id}/approve`,
  STATEMENT_ROWS: ({ record }) => `imports/${record.id}/requests/decide`,
  CASH: ({ request_id: id }) => `drawer-requests/${id}/decide`,
  CHANGE: ({ request_id: id }) => `changes/${id}/decide`,
};

/** Approves something that waits, oneself having asked for it or not. */
export async function approvesWaiting({ api, world, random }: Walk): Promise<void> {
  const read = (whose: string) =>
    api.call<{ rows: ApprovalRow[] }>('GET', `approvals?whose=${whose}&size=100`, {
      token: world.tokens.direktur,
    });
  const answers = await Promise.all(['decide', 'own'].map(read));
  const rows = answers.flatMap(({ data }) => data?.rows ?? []);
  const [first, ...others] = rows.filter((row) => APPROVE[row.kind]?.(row));
  if (!first) return;
  const row = random.pick([first, ...others]);
  const path = APPROVE[row.kind]?.(row) ?? '';
  const { version, request_id } = row;
  const decides = path.endsWith('/decide') && { request_id, decision: 'APPROVED', reason: '' };
  await api.call('POST', path, { token: world.tokens.direktur, body: { version, ...decides } });
}

const ONWARD: ReadonlySet<string> = new Set(['APPROVED', 'SIGNED', 'DISBURSED']);

/** Takes a step with a form that the walker has a hand in. */
export async function movesOwnForm({ api, world, random, staffId, username }: Walk): Promise<void> {
  const { rows } = await api.connection.pool.query<{ id: number }>(
    'select id from registrations where $1 = any(makers) and contract_code is null order by id',
    [staffId],
  );
  const [first, ...others] = rows;
  if (!first) return;
  const path = `registrations/${random.pick([first, ...others]).id}`;
  const token = world.tokens.direktur;
  const { data: form } = await api.call<Registration>('GET', path, { token });
  const [step, ...steps] = form?.moves ?? [];
  if (!step) return;
  // Mostly onward to the money: back to the beginning is a step as well.
  const onward = form.moves.find((one) => ONWARD.has(one.to.kind));
  const { to } = onward && random.chance(0.7) ? onward : random.pick([step, ...steps]);
  const along = await alongStep(api, username, to.kind, random.pick(['CASH', 'TRANSFER']));
  const body = { to: to.id, version: form.version, note: 'langkah sendiri', ...along };
  await api.call('POST', `${path}/moves`, { token, body });
}

/** Takes so much cash that the own drawer holds a small loan, and pays one that waits. */
export async function paysOutCash({ api, world, random, username }: Walk): Promise<void> {
  const token = world.tokens.direktur;
  const read = () => api.call<{ rows: DisbursementOrder[] }>('GET', 'disbursement-orders', { token });
  const [first, ...others] = (await read()).data?.rows ?? [];
  if (!first) return;
  for (const step of [pays, pays, pays]) await step(world).catch(() => undefined);
  const { registration_id: id, version } = random.pick([first, ...others]);
  const signature = await photoRow(api, username);
  await api.call('POST', `registrations/${id}/disbursement/pay`, { token, body: { version, signature } });
}
