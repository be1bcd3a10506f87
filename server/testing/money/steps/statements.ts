import { addDays } from '@/lib/arithmetic/calendar';
import type { ImportRequest } from '@/lib/contract/importRequests';
import type { ImportQuestion, ImportRow } from '@/lib/contract/importRows';
import type { ImportBatch } from '@/lib/contract/imports';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { clerkOf, statementLines } from '../../statements';
import { aChecker, aCode, call, cardOf, REASON, someOf, type Person, type Step, type World } from './world';

/** Most rows of a statement; more are not written here. */
const ROWS = 'size=100';

/** Lines of a statement: of any sum, above all that is owed, equal to another, or what the counter took by transfer. */
async function someLines(world: World) {
  const { api, random } = world;
  const cards = await Promise.all([aCode(world), aCode(world)].map((code) => cardOf(world, code)));
  const said = await Promise.all(cards.map((card) => someLine(world, card)));
  if (random.chance(0.3) && said[0]) said.push({ ...said[0] });
  return statementLines(api, ...said);
}

async function someLine(world: World, card: PaymentCard) {
  const { random } = world;
  const { totals } = card.card;
  const recorded = random.chance(0.5) ? await someTransfer(world, card.contract.code) : undefined;
  const above = totals.remainder + totals.penalty + random.between(1, 300_000);
  const usual = Math.max(1, someOf(world, card.contract.structure.instalment));
  return {
    amount: recorded?.bank ?? (random.chance(0.15) ? above : usual),
    description: `TRSF E-BANKING CR ${card.contract.code} angsuran`,
    reference: `R${random.between(1, 1_000_000)}`,
    // Now and then beyond what a cashier posts alone.
    date: recorded?.date ?? addDays(card.as_of, -random.between(0, random.chance(0.2) ? 20 : 5)),
  };
}

/** What came by transfer at the counter lately. */
async function someTransfer(world: World, code: string) {
  const { rows } = await world.api.connection.pool.query<{ bank: number; date: string }>(
    `select bank::float8 as bank, date_payment::text as date from payments
      where contract_code = $1 and kind = 'COUNTER' and bank > 0 order by id desc limit 3`,
    [code],
  );
  return rows[world.random.between(0, Math.max(0, rows.length - 1))];
}

/** A statement is read, decided on row by row, posted, and sometimes undone. */
export const postsStatement: Step = async (world) => {
  const { api, random, tokens } = world;
  const cashier = clerkOf(api, tokens['kasir.jkt']);
  const rows = await someLines(world);
  const batch = await cashier.upload(`acak-${random.between(1, 1_000_000_000)}.csv`, rows);
  for (const row of await cashier.rows(batch.id, ROWS)) await decides(world, batch.id, row);
  const posted = await call<{ batch: ImportBatch }>(world, 'kasir.jkt', 'POST', `imports/${batch.id}/post`, {
    size: 250,
  });
  if (posted.http === 200 && random.chance(0.25)) await undoes(world, posted.data.batch);
};

/** Row and statement are decided on later too, by whoever. */
export const correctsStatement: Step = async (world) => {
  const { api, random, tokens } = world;
  const cashier = clerkOf(api, tokens['kasir.jkt']);
  const batches = (await cashier.list()).data.rows.slice(0, 6);
  const batch = batches[random.between(0, Math.max(0, batches.length - 1))];
  if (!batch) return;
  if (random.chance(0.2)) return undoes(world, batch);
  const rows = await cashier.rows(batch.id, ROWS);
  const row = rows[random.between(0, Math.max(0, rows.length - 1))];
  if (row) await decides(world, batch.id, row);
  await call(world, 'kasir.jkt', 'POST', `imports/${batch.id}/post`, { size: 250 });
};

/** Held rows are asked for and decided, and statements compared with the bank, by whoever; now and then with other figures. */
export const checksStatement: Step = async (world) => {
  const { api, random, tokens } = world;
  const batches = (await clerkOf(api, tokens['kasir.jkt']).list()).data.rows.slice(0, 6);
  const batch = batches[random.between(0, Math.max(0, batches.length - 1))];
  if (!batch) return;
  const { id, version } = batch;
  if (batch.held.to_ask > 0) {
    await call(world, 'kasir.jkt', 'POST', `imports/${id}/requests`, { reason: REASON, version });
    const head = aChecker(world);
    const { data } = await call<ImportRequest | null>(world, head, 'GET', `imports/${id}/requests/waiting`);
    const decision = random.chance(0.7) ? 'APPROVED' : 'REJECTED';
    const body = { request_id: data?.id, version: data?.version, decision, reason: REASON };
    await call(world, head, 'POST', `imports/${id}/requests/decide`, body);
    await call(world, 'kasir.jkt', 'POST', `imports/${id}/post`, { size: 250 });
    return;
  }
  const sum = (of: 'rows' | 'amount') => batch.states.reduce((total, state) => total + state[of], 0);
  const amount = sum('amount') + (random.chance(0.1) ? 1 : 0);
  const body = { version, rows: sum('rows'), amount, account: '0012345678' };
  await call(world, aChecker(world), 'POST', `imports/${id}/check`, body);
};

async function undoes(world: World, { id, version }: ImportBatch): Promise<void> {
  const person: Person = world.random.chance(0.7) ? 'kasir.jkt' : 'penyetuju.jkt';
  await call(world, person, 'POST', `imports/${id}/undo`, { reason: 'Dicoba', version });
}

/** What a person may do with a row, right or wrong. */
async function decides(world: World, batchId: number, row: ImportRow): Promise<void> {
  const { random } = world;
  const person: Person = random.chance(0.85) ? 'kasir.jkt' : 'direktur';
  const put = (body: object) =>
    call<{ ask?: ImportQuestion }>(world, person, 'PUT', `imports/${batchId}/rows/${row.id}`, body);
  if (row.tied) {
    if (random.chance(0.4)) await put({ action: 'untie' });
    return;
  }
  if (row.recorded && row.contract && random.chance(0.7)) {
    await put({ action: 'tie', contract_code: row.contract.code, credit_id: row.recorded.id });
    return;
  }
  if (random.chance(0.1)) return void (await put(await anyTie(world)));
  if (random.chance(0.1)) return void (await put({ action: random.pick(['ignore', 'match']) }));
  const isDoubt = row.state === 'DOUBTFUL' && random.chance(0.7);
  // The money of one is chosen for another, named or not.
  const isOther = row.state === 'MATCHED' && random.chance(0.2);
  if (!isDoubt && !isOther) return;
  const own = isOther ? undefined : row.contract?.code;
  const choice = { action: 'choose', contract_code: own ?? aCode(world) };
  const { data } = await put(choice);
  const ask = data?.ask;
  if (!ask) return;
  await put({
    ...choice,
    ...(ask.recorded && { beside_credit_id: ask.recorded.id }),
    ...(ask.twin_line !== null && { beside_line: ask.twin_line }),
    ...(ask.plan.surplus > 0 && { keep_surplus: ask.plan.surplus }),
    ...(ask.named_other !== null && { against_named: ask.named_other }),
  });
}

/** A dishonest cashier ties to whatever receipt there is. */
async function anyTie(world: World) {
  const { rows } = await world.api.connection.pool.query<{ id: number; code: string }>(
    `select id, contract_code as code from credits order by id desc limit 12`,
  );
  const one = rows[world.random.between(0, Math.max(0, rows.length - 1))];
  return { action: 'tie', contract_code: one?.code ?? aCode(world), credit_id: one?.id ?? 1 };
}
