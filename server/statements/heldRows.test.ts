import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { ImportRequest } from '@/lib/contract/importRequests';
import type { ImportBatch } from '@/lib/contract/imports';
import { startApi } from '../testing/startApi';
import { clerkOf, payersOf, paysByCode, statementLines, todayOf, type Payer } from '../testing/statements';

const REASON = 'Dibayar lewat rekening keluarganya';

/** A cashier, and a head of the same office who decides. */
async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const head = await api.signIn('kacab.jkt');
  const clerk = clerkOf(api, token);
  const [a, b, c] = await payersOf(api);
  if (!a || !b || !c) throw new Error('too few contracts');
  const ask = (batch: ImportBatch, by = token) =>
    api.call<ImportBatch>('POST', `imports/${batch.id}/requests`, {
      token: by,
      body: { reason: REASON, version: batch.version },
    });
  const detail = (id: number, by = head) =>
    api.call<ImportRequest>('GET', `imports/${id}/requests/waiting`, { token: by });
  const decide = async (id: number, decision: string, by = head, seen?: ImportRequest) => {
    const read = seen ?? (await detail(id, by)).data;
    return api.call<ImportBatch>('POST', `imports/${id}/requests/decide`, {
      token: by,
      body: { request_id: read.id, version: read.version, decision, reason: 'Tidak cocok' },
    });
  };
  const inbox = async (by: string, whose = 'decide') =>
    (
      await api.call<{ rows: ApprovalRow[] }>(`GET`, `approvals?kind=STATEMENT_ROWS&whose=${whose}`, {
        token: by,
      })
    ).data.rows;
  return { api, token, head, clerk, a, b, c, ask, detail, decide, inbox };
}

type World = Awaited<ReturnType<typeof world>>;

const receiptsOn = async ({ api }: World, code: string) =>
  (
    await api.connection.pool.query<{ n: number }>(
      'select count(*)::int as n from credits where contract_code = $1 and import_row_id is not null',
      [code],
    )
  ).rows[0]?.n;

/** A statement whose one line names `named`, chosen for `other`; confirmed where it is asked about. */
async function chosenAgainst(w: World, named: Payer, other: Payer, description = named.code) {
  const lines = statementLines(w.api, { amount: other.instalment, description });
  const batch = await w.clerk.upload('a.csv', lines);
  const [row] = await w.clerk.rows(batch.id);
  if (!row) throw new Error('no row');
  const choose = (more: object = {}) =>
    w.clerk.correct(batch.id, row.id, { action: 'choose', contract_code: other.code, ...more });
  return { batch, row, choose };
}

describe('a line that names one running contract', () => {
  it.each(['code', 'plate', 'phone', 'nik'] as const)(
    'by %s is not chosen for another without saying so, and then waits',
    async (hint) => {
      const w = await world();
      const { batch, choose } = await chosenAgainst(w, w.a, w.b, `TRF ${w.a[hint]}`);
      const refused = await choose();
      expect(refused).toMatchObject({ status: 409, data: { ask: { named_other: w.a.code } } });
      const wrong = await choose({ against_named: w.c.code });
      expect(wrong.status).toBe(409);
      const held = await choose({ against_named: w.a.code });
      expect(held.data).toMatchObject({ state: 'MATCHED', held: 'NAMED', named_other: w.a.code });
      const posted = await w.clerk.post(batch.id);
      expect(posted.data).toMatchObject({ posted: 0, refused: 0, remaining: 0, batch: { status: 'OPEN' } });
      expect(await receiptsOn(w, w.b.code)).toBe(0);
    },
  );

  it('of another office is somebody’s too, and its code is not told', async () => {
    const w = await world();
    const [theirs] = await payersOf(w.api, 'MKS');
    if (!theirs) throw new Error('no contract');
    const { choose } = await chosenAgainst(w, theirs, w.b, `TRF ${theirs.phone}`);
    expect(await choose()).toMatchObject({ status: 409, data: { ask: { named_other: 'kantor lain' } } });
  });

  it('that is settled, names nobody any more', async () => {
    const w = await world();
    await w.api.connection.pool.query(`update contracts set status = 'SETTLED_EARLY' where code = $1`, [
      w.a.code,
    ]);
    const { choose } = await chosenAgainst(w, w.a, w.b);
    expect((await choose()).data).toMatchObject({ state: 'MATCHED', held: null });
  });

  it('is posted by the decision of a second person on exactly that row', async () => {
    const w = await world();
    const { batch, choose } = await chosenAgainst(w, w.a, w.b);
    await choose({ against_named: w.a.code });
    const seen = await w.clerk.get(batch.id);
    expect(seen.data.held).toMatchObject({ to_ask: 1, rows: 1, amount: w.b.instalment });
    const asked = await w.ask(seen.data);
    expect(asked.data.request).toMatchObject({ rows: 1, may_withdraw: true });
    expect((await w.ask(seen.data)).status).toBe(409);
    const [waiting] = await w.inbox(w.head);
    expect(waiting).toMatchObject({
      kind: 'STATEMENT_ROWS',
      record: { type: 'import', id: String(batch.id) },
      summary: '1 baris menyebut kontrak lain.',
      may_decide: true,
    });
    expect(await w.inbox(w.token, 'own')).toHaveLength(1);
    expect((await w.detail(batch.id)).data).toMatchObject({
      obstacle: null,
      rows: [{ named_other: w.a.code, contract_code: w.b.code, late: false }],
    });
    expect((await w.decide(batch.id, 'APPROVED')).status).toBe(200);
    expect((await w.clerk.post(batch.id)).data).toMatchObject({ posted: 1, batch: { status: 'POSTED' } });
    expect(await receiptsOn(w, w.b.code)).toBe(1);
    expect(await w.inbox(w.head)).toEqual([]);
  });

  it('is not covered any more once another contract is chosen, before or after the decision', async () => {
    const w = await world();
    const { batch, row, choose } = await chosenAgainst(w, w.a, w.b);
    await choose({ against_named: w.a.code });
    await w.ask((await w.clerk.get(batch.id)).data);
    const seen = (await w.detail(batch.id)).data;
    const elsewhere = () =>
      w.clerk.correct(batch.id, row.id, {
        ...{ action: 'choose', contract_code: w.c.code, against_named: w.a.code },
        keep_surplus: Math.max(0, w.b.instalment),
      });
    const moved = await elsewhere();
    expect([200, 409]).toContain(moved.status);
    if (moved.status === 409) throw new Error('the test needs a contract that takes it');
    expect((await w.decide(batch.id, 'APPROVED', w.head, seen)).status).toBe(409);
    expect((await w.detail(batch.id)).data.obstacle).toContain('berubah sejak diminta');
    expect((await w.decide(batch.id, 'APPROVED')).status).toBe(409);
    expect((await w.decide(batch.id, 'REJECTED')).status).toBe(200);
    await w.ask((await w.clerk.get(batch.id)).data);
    expect((await w.decide(batch.id, 'APPROVED')).status).toBe(200);
    await choose({ against_named: w.a.code });
    expect((await w.clerk.post(batch.id)).data.posted).toBe(0);
  });

  it('is decided by nobody who uploaded, chose or asked', async () => {
    const w = await world();
    await w.api.connection.pool.query(
      `update titles set is_credit_add = true, is_credit_approval = true where name in ('Kasir', 'Kepala Cabang')`,
    );
    const { batch, row } = await chosenAgainst(w, w.a, w.b);
    await clerkOf(w.api, w.head).correct(batch.id, row.id, {
      ...{ action: 'choose', contract_code: w.b.code, against_named: w.a.code },
    });
    const asked = await w.ask((await w.clerk.get(batch.id)).data, w.head);
    expect(asked.status).toBe(200);
    for (const by of [w.token, w.head]) {
      expect((await w.decide(batch.id, 'APPROVED', by)).status).toBe(403);
      expect(await w.inbox(by)).toEqual([]);
    }
  });

  it('is refused at posting where its contract was chosen before anybody asked about it', async () => {
    const w = await world();
    const { batch, choose } = await chosenAgainst(w, w.a, w.b, 'TRF tanpa nama');
    await choose();
    await w.api.connection.pool.query('update import_rows set description = $1 where batch_id = $2', [
      w.a.code,
      batch.id,
    ]);
    expect((await w.clerk.post(batch.id)).data).toMatchObject({ posted: 0, refused: 1 });
    const [row] = await w.clerk.rows(batch.id);
    expect(row).toMatchObject({ state: 'DOUBTFUL', problem: expect.stringContaining(w.a.code) as string });
  });
});

describe('a line that is dated beyond the limit of the title', () => {
  it('waits, with what stands behind it on its contract, while the others are posted', async () => {
    const w = await world();
    const old = addDays(todayOf(w.api), -8);
    const lines = statementLines(w.api, { ...paysByCode(w.a), date: old }, paysByCode(w.a), {
      ...paysByCode(w.b),
      date: addDays(todayOf(w.api), -7),
    });
    const batch = await w.clerk.upload('a.csv', lines);
    const rows = await w.clerk.rows(batch.id);
    expect(rows.map(({ state, held }) => [state, held])).toEqual([
      ['MATCHED', 'LATE'],
      ['MATCHED', 'BEHIND'],
      ['MATCHED', null],
    ]);
    expect(batch.held).toEqual({ to_ask: 1, rows: 2, amount: 2 * w.a.instalment });
    expect((await w.clerk.post(batch.id)).data).toMatchObject({
      posted: 1,
      remaining: 0,
      batch: { status: 'POSTING' },
    });
    const asked = await w.ask((await w.clerk.get(batch.id)).data);
    expect(asked.status).toBe(200);
    const seen = (await w.detail(batch.id)).data;
    expect(seen.rows).toMatchObject([{ late: true, date: old, named_other: null }]);
    expect((await w.decide(batch.id, 'APPROVED', w.head, seen)).status).toBe(200);
    expect((await w.clerk.post(batch.id)).data).toMatchObject({ posted: 2, batch: { status: 'POSTED' } });
  });

  it('tells what its day takes off the penalty, and that counts against the approver’s limit', async () => {
    const w = await world();
    const { rows } = await w.api.connection.pool.query<{ code: string; instalment: number }>(
      `select c.code, c.instalment::int from contracts c
        where c.status = 'ACTIVE' and c.code like 'JKT-%' and c.next_due < current_date - 40 limit 1`,
    );
    const late = rows[0] ?? { code: w.a.code, instalment: w.a.instalment };
    const lines = statementLines(w.api, {
      ...{ amount: late.instalment, description: late.code, date: addDays(todayOf(w.api), -25) },
    });
    const batch = await w.clerk.upload('a.csv', lines);
    await w.ask(batch);
    const seen = (await w.detail(batch.id)).data;
    expect(seen.let_go).toBeGreaterThan(0);
    await w.api.connection.pool.query(`update titles set forgives_up_to = 1 where name = 'Kepala Cabang'`);
    expect((await w.detail(batch.id)).data.obstacle).toContain('di atas batas Anda');
    expect((await w.decide(batch.id, 'APPROVED')).status).toBe(403);
    await w.api.connection.pool.query(`update titles set forgives_up_to = null where name = 'Kepala Cabang'`);
    expect((await w.decide(batch.id, 'APPROVED')).status).toBe(200);
    const kept = await w.api.connection.pool.query<{ let_go: number }>(
      `select let_go::int from import_requests where batch_id = $1`,
      [batch.id],
    );
    expect(kept.rows[0]?.let_go).toBe(seen.let_go);
  });

  it('is withdrawn by who asked, and with its statement', async () => {
    const w = await world();
    const lines = statementLines(w.api, { ...paysByCode(w.a), date: addDays(todayOf(w.api), -20) });
    const batch = await w.clerk.upload('a.csv', lines);
    await w.ask(batch);
    expect((await w.decide(batch.id, 'WITHDRAWN', w.head)).status).toBe(403);
    expect((await w.decide(batch.id, 'WITHDRAWN', w.token)).data.request).toBeNull();
    await w.ask((await w.clerk.get(batch.id)).data);
    const { data } = await w.clerk.get(batch.id);
    const undone = await w.clerk.undo(batch.id, data.version);
    expect(undone.data).toMatchObject({ status: 'UNDONE', request: null, held: { rows: 0 } });
  });
});
