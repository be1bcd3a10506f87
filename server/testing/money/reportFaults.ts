import type { z } from 'zod/mini';
import type { listCashierDays } from '@/lib/contract/cashierDays';
import type { CreditPage } from '@/lib/contract/creditList';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { csvCells } from '../csvCells';
import type { ReachableApi } from '../startApi';

type CashierDays = z.infer<(typeof listCashierDays)['data']>;

/** A company whose contracts `codes` are looked at by its director. */
export interface Reported {
  api: Pick<ReachableApi, 'connection' | 'call' | 'file'>;
  tokens: Readonly<Record<'direktur', string>>;
  codes: readonly string[];
}

/**
 * What people are shown of the whole, against the receipts: every receipt of the world's contracts stands in the export
 * once with its own figures, the export's end line and the list's sum are those of its rows, each cashier's days sum up to
 * the money of the receipts that are theirs and of the deposits that they entered, and what they show as paid on a day is the list's. Empty: sound.
 */
export async function reportFaults(world: Reported): Promise<string[]> {
  return [...(await exportFaults(world)), ...(await drawerFaults(world)), ...(await paidFaults(world))];
}

/** Headings of the export → columns of the receipt, as text. */
const FIGURES = {
  'Total bayar': 'payment',
  'Bayar angsuran': 'credit_payment',
  'Potongan angsuran': 'credit_discount',
  'Bayar denda': 'penalty_payment',
  'Potongan denda': 'penalty_discount',
  Tunai: 'cash',
  Transfer: 'bank',
  'Dari titipan': 'deposit',
  Dihitung: 'counted',
} as const;

async function exportFaults(world: Reported): Promise<string[]> {
  const file = await exported(world);
  const found: string[] = [];
  const { rows } = await world.api.connection.pool.query<Record<string, string>>(
    `select invoice, ${Object.values(FIGURES).join(', ')} from credits where contract_code = any($1)`,
    [world.codes],
  );
  const shown = new Map<string, Record<string, string>[]>();
  for (const row of file.rows) {
    const invoice = row['No. nota'] ?? '';
    shown.set(invoice, [...(shown.get(invoice) ?? []), row]);
  }
  for (const receipt of rows) {
    const [row, ...more] = shown.get(receipt.invoice ?? '') ?? [];
    if (!row || more.length > 0) {
      found.push(`${receipt.invoice} stands in the export ${row ? 'twice' : 'never'}`);
      continue;
    }
    for (const [heading, column] of Object.entries(FIGURES)) {
      if (row[heading] !== String(receipt[column]))
        found.push(`${receipt.invoice}: the export says ${heading} ${row[heading]}, not ${receipt[column]}`);
    }
  }
  const sum = sumOf(file.rows.map((row) => Number(row.Dihitung)));
  if (file.end['No. nota'] !== `Jumlah ${file.rows.length} nota`)
    found.push(`the export ends with ${file.end['No. nota']} and has ${file.rows.length} rows`);
  if (file.end.Dihitung !== String(sum))
    found.push(`the export ends with ${file.end.Dihitung}, its rows sum up to ${sum}`);
  const list = await get<CreditPage>(world, 'credits?period=all');
  if (list.total_payment !== null && list.total_payment !== sum)
    found.push(`the list says ${list.total_payment} in all, the export ${sum}`);
  return found;
}

async function exported({ api, tokens }: Reported) {
  const text = await api.file('credits/export?period=all', tokens.direktur);
  // The byte order mark, and the line break after the last line.
  const [head = '', ...lines] = text.slice(1).split('\r\n').slice(0, -1);
  const headings = csvCells(head);
  const rows = lines.map((line) => {
    const cells = csvCells(line);
    return Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']));
  });
  const end = rows.pop() ?? {};
  return { rows, end };
}

/** What each cashier's days come to by entry, against what they took. */
async function drawerFaults(world: Reported): Promise<string[]> {
  const { pool } = world.api.connection;
  const { rows: days } = await pool.query<{ day: string }>(
    'select distinct day::text from cash_movements order by 1',
  );
  const shown = new Map<number, { cash: number; bank: number }>();
  for (const { day } of days) {
    for (const { cashier, cash, bank } of await cashiersOn(world, day, 'entered')) {
      const before = shown.get(cashier.id) ?? { cash: 0, bank: 0 };
      shown.set(cashier.id, { cash: before.cash + cash, bank: before.bank + bank });
    }
  }
  const { rows: entered } = await pool.query<{ id: number; name: string; cash: number; bank: number }>(`
    select s.id, s.name, sum(m.cash)::float8 as cash, sum(m.bank)::float8 as bank
      from (select cashier_id as drawer, cash, bank from credits where voided_at is null
            union all
            select input_by, cash, bank from deposits where voided_at is null
            union all
            -- Before it is handed over, as the days are shown.
            select staff_id, cash, 0 from cash_acts where kind not in ('TO_BANK', 'TO_SAFE', 'TO_HOLDER')) m
      join staff s on s.id = m.drawer
     group by s.id`);
  return entered
    .map((person) => ({ person, days: shown.get(person.id) ?? { cash: 0, bank: 0 } }))
    .filter(({ person, days: sum }) => person.cash !== sum.cash || person.bank !== sum.bank)
    .map(
      ({ person, days: sum }) =>
        `${person.name} took ${person.cash} in cash and ${person.bank} by transfer, the days say ${sum.cash} and ${sum.bank}`,
    );
}

/**
 * What the cashiers show as paid on a day is the list's sum of that day, but for what went through the deposit; on every
 * day on which something of the world's contracts was paid.
 */
async function paidFaults(world: Reported): Promise<string[]> {
  const { pool } = world.api.connection;
  const { rows: days } = await pool.query<{ day: string }>(
    `select date_payment::text as day from credits where contract_code = any($1)
      union select date_payment::text from payments where contract_code = any($1)
      union select date_entered::text from deposits where contract_code = any($1) order by 1`,
    [world.codes],
  );
  const found: string[] = [];
  for (const { day } of days) {
    const path = `credits?period=day&by=paid&date=${day}&size=1`;
    const list = await get<CreditPage>(world, path);
    const { rows: through } = await pool.query<{ used: number; left: number }>(
      `select coalesce((select sum(deposit) from credits where voided_at is null and date_payment = $1), 0)::float8 as used,
              coalesce((select sum(d.cash + d.bank) from deposits d left join payments p on p.id = d.payment_id
                         where d.voided_at is null and coalesce(p.date_payment, d.date_entered) = $1), 0)::float8 as left`,
      [day],
    );
    const { used = 0, left = 0 } = through[0] ?? {};
    const shown = sumOf((await cashiersOn(world, day, 'paid')).map(({ cash, bank }) => cash + bank));
    const listed = (list.total_payment ?? 0) - used + left;
    if (shown !== listed) found.push(`${day}: the cashiers show ${shown} as paid, the list ${listed}`);
  }
  return found;
}

const cashiersOn = async (world: Reported, day: string, by: ReceiptDay) =>
  (await get<CashierDays>(world, `cashier-days?day=${day}&by=${by}`)).rows;

async function get<T>({ api, tokens }: Reported, path: string): Promise<T> {
  const answer = await api.call<T>('GET', path, { token: tokens.direktur });
  if (answer.http !== 200) throw new Error(`${answer.http} ${path}: ${answer.message}`);
  return answer.data;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
