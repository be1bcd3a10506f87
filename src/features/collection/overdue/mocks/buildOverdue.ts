import { bucketName, bucketOf } from '@/lib/collection/buckets';
import { owedFigures } from '@/lib/collection/owedFigures';
import { rangesOf } from '@/lib/arithmetic/overdueClass';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import type { OverdueFigures, OverdueReminder, OverdueRow } from '@/lib/contract/overdue';

/** The stories' clock. */
export const MOCK_TODAY = '2026-11-20';

/** What the company began with (docs/decisions/0118). */
const BUCKETS = rangesOf([0, 7, 15, 30, 60, 90, 120]);

const NAMES = [
  'Bambang Sutrisno',
  'Siti Nurhaliza Putri',
  'Agus Setiawan',
  'Dewi Lestari',
  'I Made Wirawan',
  'Fransiska Tambunan',
  'Muhammad Rizky Pratama',
  'Yohana Wenda',
];
const VEHICLES = ['Honda Vario 125', 'Yamaha NMAX', 'Toyota Avanza', 'Daihatsu Gran Max'];
export const COLLECTORS = [
  { id: 21, name: 'Hendra Saputra', active: true },
  { id: 22, name: 'Yusuf Maulana', active: true },
  { id: 23, name: 'Rahmat Hidayat', active: false },
];
export const TYPES = [
  { id: 2, name: 'Mobil bekas' },
  { id: 1, name: 'Motor bekas' },
];
const VILLAGES = [
  { code: '3174051001', village: 'Grogol Utara', district: 'Kebayoran Lama' },
  { code: '3174051002', village: 'Grogol Selatan', district: 'Kebayoran Lama' },
  { code: '3275011001', village: 'Harapan Mulya', district: 'Bekasi Utara' },
];
const LATE = [3, 12, 27, 45, 74, 95, 154, 1, 8, 19];
const RESULTS = ['PROMISED', 'NOT_REACHED', 'REACHED', 'REFUSED', 'MESSAGE_LEFT'] as const;

/** A contract of office 1, twelve days late. */
export function buildOverdueRow(over: Partial<OverdueRow> = {}): OverdueRow {
  const next_due = over.next_due === undefined ? '2026-11-08' : over.next_due;
  const overdue = next_due === null ? 0 : Math.max(0, daysBetween(next_due, MOCK_TODAY));
  return {
    code: 'JKT-2603-00118',
    office_id: 1,
    customer_name: 'Bambang Sutrisno',
    phone: '081234567890',
    vehicle_kind: 'R2',
    vehicle: 'Honda Vario 125',
    plate_number: 'B 4821 KZF',
    repossessed: false,
    next_due,
    instalment: 1_220_000,
    overdue,
    bucket: bucketName(bucketOf(BUCKETS, overdue)),
    arrears: 1_032_000,
    deposit: 0,
    outstanding: 4_600_000,
    collector: { id: 21, name: 'Hendra Saputra' },
    region: VILLAGES[0] ?? null,
    last_call: { day: '2026-11-17', result: 'PROMISED' },
    promise: { due: '2026-11-23', amount: 1_220_000 },
    last_letter: { step: 1, made_on: '2026-11-16', delivered_on: null },
    ...over,
  };
}

/** Contracts of office 1, most of them late; names and states go round, so that pictures stay the same. */
export function buildOverdueRows(count: number): OverdueRow[] {
  return Array.from({ length: count }, (_, index) => {
    const car = index % 4 > 1;
    const late = index % 4 === 3 ? -(index % 11) : (LATE[index % LATE.length] ?? 0);
    const repossessed = index % 29 === 28;
    const collector = COLLECTORS[index % 5];
    const result = RESULTS[index % 7];
    return buildOverdueRow({
      code: `JKT-25${String(1 + (index % 12)).padStart(2, '0')}-${String(118 + index).padStart(5, '0')}`,
      customer_name: NAMES[index % NAMES.length] ?? '',
      phone: `0812${String(34_567_890 + index * 1_117).padStart(8, '0')}`,
      vehicle_kind: car ? 'R4' : 'R2',
      vehicle: VEHICLES[index % VEHICLES.length] ?? '',
      plate_number: `B ${1482 + index * 37} ${car ? 'UX' : 'KZF'}`,
      next_due: addDays(MOCK_TODAY, -late),
      repossessed,
      ...(repossessed && { bucket: null }),
      instalment: (car ? 3_450_000 : 850_000) + (index % 9) * 125_000,
      arrears:
        late > 0
          ? Math.ceil(late / 30) * ((car ? 3_450_000 : 850_000) + (index % 9) * 125_000) + late * 4_000
          : 0,
      deposit: index % 13 === 5 ? 751_000 : 0,
      outstanding: (car ? 48_250_000 : 9_150_000) + index * 311_000,
      collector: collector ? { id: collector.id, name: collector.name } : null,
      region: VILLAGES[index % 4] ?? null,
      last_call: result && late > 0 ? { day: addDays(MOCK_TODAY, -(index % 6)), result } : null,
      promise:
        result === 'PROMISED' && late > 0
          ? { due: addDays(MOCK_TODAY, 1 + (index % 4)), amount: 500_000 + index * 10_000 }
          : null,
      last_letter:
        late > 8
          ? {
              step: late > 22 ? 3 : late > 15 ? 2 : 1,
              made_on: addDays(MOCK_TODAY, -3),
              delivered_on: index % 2 ? addDays(MOCK_TODAY, -1) : null,
            }
          : null,
    });
  });
}

/** The figures that these rows come to. */
export function buildFigures(
  rows: readonly OverdueRow[] = buildOverdueRows(57),
  over: Partial<OverdueFigures> = {},
): OverdueFigures {
  const sum = (some: readonly OverdueRow[]) => ({
    accounts: some.length,
    outstanding: some.reduce((all, { outstanding }) => all + (outstanding ?? 0), 0),
  });
  const running = rows.filter(({ repossessed }) => !repossessed);
  return {
    as_of: '2026-11-20T03:00:00.000Z',
    ...owedFigures([
      {
        today: MOCK_TODAY,
        buckets: BUCKETS,
        days: running.map((row) => ({
          next_due: row.next_due ?? MOCK_TODAY,
          ...sum([row]),
          without_region: sum(row.region ? [] : [row]),
          without_collector: sum(row.collector ? [] : [row]),
        })),
        repossessed: sum(rows.filter(({ repossessed }) => repossessed)),
      },
    ]),
    filling: null,
    ...over,
  };
}

/** What the borrower of a row is reminded of. */
export const buildReminder = (row: OverdueRow, over: Partial<OverdueReminder> = {}): OverdueReminder => ({
  code: row.code,
  customer_name: row.customer_name,
  phone: row.phone,
  as_of: '2026-11-20',
  is_due: true,
  lines: [{ date_maturity: row.next_due ?? MOCK_TODAY, remainder: row.instalment - 200_000 }],
  penalty: 12_000,
  total: row.instalment - 188_000,
  ...{ deposit: row.deposit, pay_by: row.next_due },
  hours: { outside: null, consents: [] },
  ...over,
});
