import { describe, expect, it } from 'vitest';
import type { CollectionHome } from '@/lib/contract/collectionHome';
import type { MonitoringFigures } from '@/lib/contract/monitoring';
import type { OverduePage } from '@/lib/contract/overdue';
import type { Tts } from '@/lib/contract/tts';
import { randomUUID } from 'node:crypto';
import { addDays, isSunday } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { OFFICES, staffId } from '../seed/company';
import { startApi } from '../testing/startApi';
import { writeBlock, writeTts, writeVisit } from '../testing/visits';

async function company() {
  const api = await startApi();
  const { pool } = api.connection;
  const home = async (person: string, query = '') =>
    (await api.call<CollectionHome>('GET', `home/collection${query}`, { token: await api.signIn(person) }))
      .data;
  const today = (office: number) => todayIn(OFFICES.find(({ id }) => id === office)?.zone ?? '', api.now());
  /** Running contracts of an office, the latest due first. */
  const running = async (office: number) =>
    (
      await pool.query<{ code: string; outstanding: string }>(
        "select code, outstanding from contracts where office_id = $1 and status = 'ACTIVE' order by next_due desc, code",
        [office],
      )
    ).rows;
  const due = (code: string | undefined, next: string, from: string) =>
    pool.query('update contracts set next_due = $2, late_from = $3 where code = $1', [code, next, from]);
  return { api, pool, home, today, running, due };
}

describe('what is new in collection', () => {
  it('counts who became late today, not who was late before the last payment', async () => {
    const { home, today, running, due } = await company();
    const [one, other] = await running(2);
    const before = await home('spv.mks');
    const yesterday = addDays(today(2), -1);
    await due(one?.code, yesterday, today(2));
    await due(other?.code, yesterday, addDays(today(2), -31));
    const { newly_late: late } = await home('spv.mks');
    expect(late).toEqual({
      accounts: before.newly_late.accounts + 1,
      outstanding: before.newly_late.outstanding + Number(one?.outstanding),
    });
  });

  it('sums what came yesterday and today on lines that were late, without what was voided', async () => {
    const { api, pool, home, today } = await company();
    const { rows } = await pool.query<{ id: number; code: string; collected: string; valid: boolean }>(
      `select id, contract_code as code, credit_payment + penalty_payment as collected from credits
        where office_id = 2 and overdue > 0 and date_payment >= $1 and date_payment <= $2`,
      [addDays(today(2), -1), today(2)],
    );
    expect(rows.length).toBeGreaterThan(1);
    const sumOf = (some: typeof rows) => ({
      accounts: new Set(some.map(({ code }) => code)).size,
      collected: some.reduce((sum, { collected }) => sum + Number(collected), 0),
    });
    expect((await home('spv.mks')).paid_late).toEqual(sumOf(rows));
    // Its rows, where Home leads.
    const listed = await api.call<OverduePage>('GET', 'overdue?due=paid&office=2', {
      token: await api.signIn('spv.mks'),
    });
    expect(listed.data.count).toBe(sumOf(rows).accounts);
    await pool.query(
      "update credits set voided_at = now(), voided_by = 1, void_reason = 'Salah kontrak' where id = $1",
      [rows[0]?.id],
    );
    expect((await home('spv.mks')).paid_late).toEqual(sumOf(rows.slice(1)));
  });

  it('counts what nobody collects, what has no region, promises of today, letters to bring', async () => {
    const { api, pool, home, today, running } = await company();
    const accounts = await running(2);
    const codes = accounts.map(({ code }) => code);
    await pool.query('update contracts set collector_id = $1, village_code = $2 where code = any ($3)', [
      ...[staffId('kolektor.mks'), '7371131006', codes.slice(1)],
    ]);
    await pool.query('update contracts set village_code = $1 where code = $2', ['7371131006', codes[0]]);
    const by = staffId('spv.mks');
    const promise = (code: string | undefined, day: string, replaced: Date | null) =>
      pool.query(
        `insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by, replaced_at)
         values ($1, 2, $2, $3, 750000, 'CALL', $4, $5, $6)`,
        [code, addDays(today(2), -3), day, api.now(), by, replaced],
      );
    await promise(codes[0], today(2), null);
    await promise(codes[1], today(2), api.now());
    await promise(codes[2], addDays(today(2), 1), null);
    await promise(codes[3], addDays(today(2), -1), null);
    const letter = (code: string | undefined, number: string, delivered: boolean) =>
      pool.query(
        `insert into letters (number, contract_code, office_id, step, late_from, made_on, dpd, arrears, penalty, at, written_by,
           way, delivered_on, received_by, delivery_written_by, paper)
         values ($1, $2, 2, 1, $3, $3, 8, 750000, 0, $4, $5, case when $6 then 'HAND' end, case when $6 then $3::date end,
           case when $6 then 'Ibu' end, case when $6 then $5::int end, '{}')`,
        [number, code, today(2), api.now(), by, delivered],
      );
    // What it warns of lasts; of what was paid since nobody brings a letter.
    await pool.query('update contracts set late_from = $2 where code = any($1)', [
      [codes[4], codes[5]],
      today(2),
    ]);
    await letter(codes[4], 'MKS/SP/2611/00001', false);
    await letter(codes[5], 'MKS/SP/2611/00002', true);
    expect(await home('spv.mks')).toMatchObject({
      ...{ without_collector: 1, without_region: 0, letters_waiting: 1 },
      promises_today: { accounts: 1, amount: 750_000 },
    });
  });

  it('counts money that collectors carry for longer than one working day', async () => {
    const { api, pool, home, today, running } = await company();
    const accounts = await running(2);
    const [by, other] = [staffId('kolektor.mks'), staffId('spv.mks')];
    const day = today(2);
    // Yesterday and the two days before were working days, unless they are closed here.
    const closed = (days: readonly string[]) =>
      pool.query(
        "insert into holidays (date, name) select unnest($1::date[]), 'Libur' on conflict do nothing",
        [days],
      );
    await pool.query('delete from holidays where date between $1 and $2', [addDays(day, -9), day]);
    const working = Array.from({ length: 9 }, (_, ago) => addDays(day, -ago)).filter(
      (date) => !isSunday(date),
    );
    const [now = '', one = '', two = ''] = working;
    const block = await writeBlock(api, { by, office: 2, device: randomUUID() });
    const taken = async (nth: number, date: string, amount: number, voidedBy?: number) => {
      const code = accounts[nth]?.code ?? '';
      const visit = await writeVisit(api, { code, by, day: date, result: 'PAID' });
      await writeTts(api, { visit, block, nth, amount, ...(voidedBy !== undefined && { voidedBy }) });
    };
    await taken(1, now, 1);
    await taken(2, one, 20);
    await taken(3, two, 300);
    await taken(4, two, 4_000, other);
    // On a Sunday too: the day after `one` is the only working day since.
    const late = { count: 1, amount: 300 };
    expect((await home('spv.mks')).tts_late).toEqual(late);
    expect((await home('kacab.mks')).tts_late).toEqual(late);
    expect((await home('spv.jkt')).tts_late).toEqual({ count: 0, amount: 0 });
    // Handed in, it is no receipt yet: Home, Monitoring and the list say so together.
    await taken(5, two, 50_000);
    await pool.query('alter table tts disable trigger user');
    await pool.query(
      `alter table tts drop constraint tts_state; update tts set state = 'HANDED_IN' where office_id = 2 and amount = 50000`,
    );
    const token = await api.signIn('direktur');
    const shown = await api.call<MonitoringFigures>('GET', 'monitoring/figures?part=tts&office=2', { token });
    const listed = await api.call<{ rows: Tts[] }>('GET', 'tts?late=1&office=2', { token });
    expect((await home('spv.mks')).tts_late).toEqual({ count: 2, amount: 50_300 });
    expect(shown.data.figures.find(({ figure }) => figure === 'tts_late')).toMatchObject({
      ...{ count: 2, amount: 50_300 },
    });
    expect(listed.data.rows.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([300, 50_000]);
    await pool.query("update tts set state = 'OPEN' where office_id = 2 and amount = 50000");
    // Where that day was closed, one working day has not passed yet.
    await closed([one]);
    expect((await home('spv.mks')).tts_late.count).toBe(0);
  });

  it('is of the offices that one sees: all of the director, one where it is asked for', async () => {
    const { api, home } = await company();
    const all = await home('direktur');
    const each = await Promise.all(OFFICES.map(({ id }) => home('direktur', `?office=${id}`)));
    expect(all.without_collector).toBe(each.reduce((sum, one) => sum + one.without_collector, 0));
    expect(await home('kacab.mks')).toMatchObject({ without_collector: each[1]?.without_collector });
    const get = async (person: string, query = '') =>
      (await api.call('GET', `home/collection${query}`, { token: await api.signIn(person) })).http;
    expect(await get('spv.mks', '?office=1')).toBe(403);
    for (const person of ['kolektor.mks', 'penyetuju.mks', 'kasir.mks']) expect(await get(person)).toBe(403);
    for (const query of ['?office=0', '?office=x', `?office=${'9'.repeat(31)}`]) {
      expect(await get('direktur', query)).toBe(422);
    }
  });
});
