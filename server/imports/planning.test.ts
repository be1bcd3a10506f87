import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { Random } from '../seed/random';
import { startApi, type TestApi } from '../testing/startApi';
import { clerkOf, statementLines, paysByCode, payersOf, todayOf } from '../testing/statements';

const cardOf = async (api: TestApi, token: string, code: string) =>
  (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;

async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  return { api, token, clerk: clerkOf(api, token), payers: await payersOf(api) };
}

/** What the statement's receipts say of each row, as a plan says it. */
async function writtenBy(api: TestApi, batchId: number) {
  const { rows } = await api.connection.pool.query<{ row_id: number; share: object }>(
    `select c.import_row_id::int as row_id, json_build_object(
              'credit_to', credit_to, 'overdue', overdue, 'credit', credit, 'credit_payment', credit_payment,
              'penalty', c.penalty, 'penalty_payment', penalty_payment) as share
       from credits c join import_rows r on r.id = c.import_row_id
      where r.batch_id = $1 order by credit_to, c.id`,
    [batchId],
  );
  return (row: number) => rows.filter(({ row_id }) => row_id === row).map(({ share }) => share);
}

describe('what is shown is what is posted', () => {
  it.each([1, 2, 3])('over random cards, several lines on one contract among them (%i)', async (seed) => {
    const { api, clerk, payers } = await world();
    const random = new Random(seed);
    const some = Array.from({ length: 40 }, () => {
      const payer = random.pick(payers.slice(0, 14) as [(typeof payers)[0], ...typeof payers]);
      return {
        amount: random.chance(0.4) ? payer.instalment : random.between(1, 3 * payer.instalment),
        description: payer.code,
        reference: `R${random.between(1, 1_000_000)}`,
        date: addDays(todayOf(api), -random.between(0, 4)),
      };
    });
    const batch = await clerk.upload('a.csv', statementLines(api, ...some));
    const shown = await clerk.rows(batch.id);
    while ((await clerk.post(batch.id, 7)).data.remaining > 0);
    const posted = await clerk.rows(batch.id);
    const written = await writtenBy(api, batch.id);
    const done = posted.filter((row) => row.state === 'POSTED');
    expect(done.length).toBeGreaterThan(25);
    for (const { id } of done) {
      const before = shown.find((row) => row.id === id);
      // The receipts, save for those that a later posting of this file split again: none, they go by their days.
      expect(written(id)).toEqual(before?.plan?.shares);
    }
  });

  it('and says in words what goes first: the penalty, then the rest of the money', async () => {
    const { api, token, clerk } = await world();
    const { rows } = await api.connection.pool.query<{ code: string; instalment: number }>(
      `select code, instalment::int from contracts
        where status = 'ACTIVE' and office_id = 1 and next_due < current_date - 10 and allocation_order = 'PENALTY_FIRST'
          and not exists (select from credits where contract_code = contracts.code and date_maturity = next_due)
        order by next_due desc limit 1`,
    );
    const [late] = rows;
    if (!late) throw new Error('nobody is late');
    const batch = await clerk.upload(
      'a.csv',
      statementLines(api, { amount: late.instalment, description: late.code }),
    );
    const [row] = await clerk.rows(batch.id);
    expect(row?.reason).not.toContain('sama dengan angsuran');
    expect(row?.reason).toMatch(
      /^Kode kontrak ada di keterangan; denda Rp[\d.]+ dulu, sisanya Rp[\d.]+ ke angsuran ke-\d+, masih kurang Rp[\d.]+$/,
    );
    const [share] = row?.plan?.shares ?? [];
    await clerk.post(batch.id);
    const line = (await cardOf(api, token, late.code)).card.lines.find(
      (one) => one.number === share?.credit_to,
    );
    expect(line?.penalty_paid).toBeGreaterThanOrEqual(share?.penalty_payment ?? NaN);
    expect(line?.remainder).toBe((share?.credit ?? 0) - (share?.credit_payment ?? 0));
  });
});

describe('two equal lines of one file', () => {
  it('are posted once, until a person says that the bank received both', async () => {
    const { api, clerk, payers } = await world();
    const [a] = payers;
    if (!a) throw new Error('no contract');
    const batch = await clerk.upload('a.csv', statementLines(api, paysByCode(a), paysByCode(a)));
    const [first, second] = await clerk.rows(batch.id);
    expect(first).toMatchObject({ state: 'MATCHED', twin_line: null });
    expect(second).toMatchObject({
      state: 'DOUBTFUL',
      twin_line: 2,
      reason: expect.stringContaining('tetapi sama persis dengan baris 2 berkas ini') as string,
    });
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, refused: 0, remaining: 0 });
    expect((await clerk.correct(batch.id, second!.id, { action: 'match' })).data.state).toBe('DOUBTFUL');
    const choose = (more: object) =>
      clerk.correct(batch.id, second!.id, { action: 'choose', contract_code: a.code, ...more });
    expect(await choose({})).toMatchObject({
      http: 409,
      message: 'Baris ini sama persis dengan baris 2 berkas ini.',
      data: { ask: { twin_line: 2, recorded: null } },
    });
    expect((await choose({ beside_line: 3 })).http).toBe(409);
    expect((await choose({ beside_line: 2 })).data.state).toBe('MATCHED');
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, refused: 0 });
  });
});

describe('what is above all that is owed', () => {
  async function overpaid() {
    const { api, token, clerk, payers } = await world();
    const [a] = payers;
    if (!a) throw new Error('no contract');
    const { card } = await cardOf(api, token, a.code);
    const owed = card.totals.remainder + card.totals.penalty;
    const amount = owed + 123_000;
    const batch = await clerk.upload('a.csv', statementLines(api, { amount, description: a.code }));
    const [row] = await clerk.rows(batch.id);
    const choose = (more: object = {}) =>
      clerk.correct(batch.id, row!.id, { action: 'choose', contract_code: a.code, ...more });
    return { api, token, clerk, a, owed, amount, batch, row: row!, choose };
  }

  it('becomes deposit where a person says so: receipts and deposit are the line', async () => {
    const { api, token, clerk, a, owed, amount, batch, row, choose } = await overpaid();
    expect(row).toMatchObject({ state: 'DOUBTFUL', plan: { surplus: 123_000 } });
    expect(await choose()).toMatchObject({ http: 409, data: { ask: { plan: { surplus: 123_000 } } } });
    expect((await choose({ keep_surplus: 122_999 })).http).toBe(409);
    const chosen = await choose({ keep_surplus: 123_000 });
    expect(chosen.data).toMatchObject({
      state: 'MATCHED',
      reason: expect.stringContaining('sisa Rp123.000 jadi titipan') as string,
    });
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, refused: 0 });
    const [posted] = await clerk.rows(batch.id);
    expect(posted?.deposit).toMatchObject({ amount: 123_000 });
    const after = await cardOf(api, token, a.code);
    expect(after).toMatchObject({ deposit_balance: 123_000, contract: { status: 'SETTLED' } });
    const { rows } = await api.connection.pool.query(
      `select p.bank::int, p.deposit_added::int as added, sum(c.payment)::int as paid,
              (select h.changes->'deposit_added' from history h where h.changes->>'deposit_added' is not null
                 and h.action = 'PAYMENT_TAKEN') as logged
         from payments p join credits c on c.payment_id = p.id where p.kind = 'STATEMENT' group by p.id`,
    );
    expect(rows).toEqual([{ bank: amount, added: 123_000, paid: owed, logged: [null, 123_000] }]);
  });

  it('goes with its statement, but not once it was paid back or used', async () => {
    const { api, token, clerk, a, batch, choose } = await overpaid();
    const before = await cardOf(api, token, a.code);
    await choose({ keep_surplus: 123_000 });
    const { data } = await clerk.post(batch.id);
    const { rows } = await api.connection.pool.query<{ number: string }>(
      `insert into deposits (number, kind, contract_code, office_id, amount, cash, bank, date_entered, input_by, created_at)
       select 'JKT/T2611/99999', 'PAID_BACK', contract_code, office_id, -100000, -100000, 0, date_entered, input_by, now()
         from deposits returning number`,
    );
    expect(await clerk.undo(batch.id, data.batch.version)).toMatchObject({
      http: 409,
      message: `Mutasi ini belum dapat dibatalkan. Titipan yang ditinggalkannya sudah dipakai atau dikembalikan: ${rows[0]!.number}. Batalkan dulu itu.`,
    });
    await api.connection.pool.query(
      `update deposits set voided_at = now(), voided_by = 1 where kind = 'PAID_BACK'`,
    );
    expect((await clerk.undo(batch.id, data.batch.version)).data.status).toBe('UNDONE');
    const after = await cardOf(api, token, a.code);
    expect(after).toMatchObject({ deposit_balance: 0, card: { totals: before.card.totals } });
  });
});

describe('a row that stands in another office’s statement', () => {
  it('is DUPLICATE without naming its file', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 1).map(paysByCode));
    const batch = await clerk.upload('rahasia-jakarta.csv', rows);
    const elsewhere = clerkOf(api, await api.signIn('kasir.mks'));
    const [read] = await elsewhere.rows((await elsewhere.upload('b.csv', rows)).id);
    expect(read).toMatchObject({ state: 'DUPLICATE', reason: 'Sudah ada di mutasi kantor lain' });
    await clerk.post(batch.id);
    const [after] = await elsewhere.rows(
      (await elsewhere.upload('c.csv', [...rows, { ...rows[0]!, line: 9 }])).id,
    );
    expect(after).toMatchObject({ state: 'DUPLICATE', reason: 'Sudah diposting dari mutasi kantor lain' });
    expect(JSON.stringify([read, after])).not.toContain('rahasia');
  });
});
