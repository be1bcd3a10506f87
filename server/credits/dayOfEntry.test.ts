import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CreditExportSummary } from '@/lib/contract/creditExport';
import type { CreditPage } from '@/lib/contract/creditList';
import type { Receipt } from '@/lib/contract/credits';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { csvCells } from '../testing/csvCells';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let director: string;
let today: string;
let yesterday: string;
let transfer: Receipt;
const cleanups: (() => Promise<void>)[] = [];

/** A transfer of yesterday is entered today, at the counter of Jakarta. */
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  director = await api.signIn('direktur');
  const cashier = await api.signIn('kasir.jkt');
  // Nothing of it is late and nothing was paid lately: the shares of yesterday are those of today.
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts c where status = 'ACTIVE' and office_id = 1 and next_due > now() + interval '2 days'
       and not exists (select from credits where contract_code = c.code and date_payment > now() - interval '4 days')
     order by code limit 1`,
  );
  const code = rows[0]?.code ?? '';
  const card = (await api.call<PaymentCard>('GET', `payments/${code}`, { token: cashier })).data;
  [today, yesterday] = [card.as_of, addDays(card.as_of, -1)];
  const body = {
    ...oldestInstalment(card, { amount: 50_000, cash: 0, bank: 50_000, bank_reference: 'TRX-0091' }),
    date_payment: yesterday,
  };
  const taken = await api.call<PostedPayment>('POST', `payments/${code}`, { token: cashier, body });
  expect(taken.http, taken.message).toBe(200);
  transfer = taken.data.receipts[0]!;
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const list = async (query: string) =>
  (await api.call<CreditPage>('GET', `credits?office=1&size=100&${query}`, { token: director })).data;
const holds = async (query: string) => (await list(query)).rows.some(({ id }) => id === transfer.id);
const summary = async (query: string) =>
  (await api.call<CreditExportSummary>('GET', `credits/export/count?office=1&${query}`, { token: director }))
    .data;
async function file(query: string) {
  const answer = await api.app.inject({
    url: `/api/credits/export?office=1&${query}`,
    headers: { authorization: `Bearer ${director}` },
  });
  const [head = '', ...rows] = answer.body.slice(1).trimEnd().split('\r\n');
  return { named: String(answer.headers['content-disposition']), keys: csvCells(head), rows };
}

describe('a transfer of yesterday that was entered today', () => {
  it('is in today’s list by entry and in yesterday’s by payment, and in no other', async () => {
    expect(transfer).toMatchObject({ date_payment: yesterday, date_invoice: today });
    expect(await holds(`by=entered&date=${today}`)).toBe(true);
    expect(await holds(`by=entered&date=${yesterday}`)).toBe(false);
    expect(await holds(`by=paid&date=${yesterday}`)).toBe(true);
    expect(await holds(`by=paid&date=${today}`)).toBe(false);
    // Left out, it is the day of payment.
    expect((await list(`date=${yesterday}`)).rows).toEqual((await list(`by=paid&date=${yesterday}`)).rows);
    expect((await api.call('GET', 'credits?by=wish', { token: director })).http).toBe(422);
  });

  it.each(['paid', 'entered'] as const)('list, count and file by %s agree, row by row', async (by) => {
    const column = by === 'paid' ? 'date_payment' : 'date_invoice';
    for (const query of [
      `by=${by}&date=${today}`,
      `by=${by}&date=${yesterday}&sort=payment&order=asc`,
      `by=${by}&period=week&sort=date_invoice`,
      `by=${by}&period=week&means=bank&sort=invoice`,
      `by=${by}&period=month&cashier=4&means=bank&status=valid`,
    ]) {
      const page = await list(query);
      const [from, to] = windowOf(query);
      const { rows } = await api.connection.pool.query<{ count: string; sum: string }>(
        `select count(*), coalesce(sum(counted), 0) as sum from credits where office_id = 1
         and ${column} between $1 and $2 ${query.includes('means') ? "and means = 'bank'" : ''}
         ${query.includes('cashier') ? 'and cashier_id = 4 and voided_at is null' : ''}`,
        [from, to],
      );
      const expected = { count: Number(rows[0]?.count), total_payment: Number(rows[0]?.sum) };
      expect(page).toMatchObject(expected);
      expect(await summary(query)).toMatchObject(expected);
      const { keys, rows: lines } = await file(query);
      const end = csvCells(lines.pop() ?? '');
      expect([end[0], end[keys.indexOf('Dihitung')]]).toEqual([
        `Jumlah ${expected.count} nota`,
        String(expected.total_payment),
      ]);
      expect(lines.slice(0, 100).map((line) => csvCells(line)[0])).toEqual(
        page.rows.map(({ invoice }) => invoice),
      );
    }
  });

  it('has both days in the file, which is named after the day that it goes by', async () => {
    const { keys, rows, named } = await file(`by=entered&date=${today}`);
    const line = rows.map(csvCells).find(([invoice]) => invoice === transfer.invoice) ?? [];
    expect([line[keys.indexOf('Tanggal entri')], line[keys.indexOf('Tanggal bayar')]]).toEqual([
      today,
      yesterday,
    ]);
    expect(named).toContain(`nota-cicilan_entri_${today}.csv`);
    expect((await summary(`by=entered&date=${today}`)).file_name).toBe(`nota-cicilan_entri_${today}`);
    expect((await summary(`by=paid&date=${today}`)).file_name).toBe(`nota-cicilan_${today}`);
    expect((await summary('by=entered&period=all')).file_name).toBe('nota-cicilan_semua');
  });
});

/** First and last day that a query above means. */
function windowOf(query: string): [string, string] {
  const date = /date=([\d-]{10})/.exec(query)?.[1];
  if (date) return [date, date];
  if (query.includes('month')) {
    const next = addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7);
    return [`${today.slice(0, 7)}-01`, addDays(`${next}-01`, -1)];
  }
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return [monday, addDays(monday, 6)];
}
