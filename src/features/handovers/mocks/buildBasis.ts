import type { HandoverBasis, HandoverCollector, HandoverLine } from '@/lib/contract/handovers';

/** Who brings money: one is late and owes of before. Rupiah. */
export const buildCollectors = (): HandoverCollector[] => [
  {
    ...{ collector: { id: 14, name: 'Agus Firmansyah' }, office: { id: 1, name: 'Jakarta' }, count: 5 },
    ...{ total: 3_415_000, oldest_day: '2026-11-18', late: 1, shortage: 50_000 },
  },
  {
    ...{ collector: { id: 15, name: 'Rizky Ramadhan' }, office: { id: 1, name: 'Jakarta' }, count: 1 },
    ...{ total: 720_000, oldest_day: '2026-11-20', late: 0, shortage: 0 },
  },
];

type Share = HandoverLine['shares'][number];

const share = (credit_to: number, over: Partial<Share>): Share => ({
  ...{ credit_to, transaction_to: 1, date_maturity: '2026-11-10', overdue: 0, credit: 720_000 },
  ...{ credit_discount: 0, credit_payment: 720_000, penalty: 0, penalty_discount: 0, penalty_payment: 0 },
  ...over,
});

const LINE = {
  ...{ late: false, shares: [], credit_payment: 0, penalty_payment: 0, deposit: 0, returned: 0, later: [] },
  ...{ why: '', second_person: null },
};

/** A TTS that pays two instalments and their penalty. */
export const buildLine = (over: Partial<HandoverLine> = {}): HandoverLine => ({
  ...{ ...LINE, tts_id: 227, number: 'JKT/K2611/00227', contract_code: 'JKT-2603-00118' },
  ...{ customer_name: 'Bambang Sutrisno', amount: 1_460_000, at: '2026-11-20T02:12:00.000Z' },
  ...{ day: '2026-11-20', becomes: 'PAYMENT', pays_on: 'JKT-2603-00118', date_payment: '2026-11-20' },
  shares: [share(5, { overdue: 10, penalty: 20_000, penalty_payment: 20_000 }), share(6, {})],
  ...{ credit_payment: 1_440_000, penalty_payment: 20_000 },
  ...over,
});

/** A TTS that is older than one working day: another person decides. */
export const buildLateLine = (over: Partial<HandoverLine> = {}): HandoverLine =>
  buildLine({
    ...{ tts_id: 226, number: 'JKT/K2611/00226', contract_code: 'JKT-2604-00106', late: true },
    ...{ customer_name: 'Hendrik Lumban', amount: 755_000, at: '2026-11-18T07:40:00.000Z' },
    ...{ day: '2026-11-18', pays_on: 'JKT-2604-00106', date_payment: '2026-11-18' },
    shares: [share(5, { overdue: 8, penalty: 35_000, penalty_payment: 35_000 })],
    ...{ credit_payment: 720_000, penalty_payment: 35_000 },
    second_person: { takes_off: 10_000, obstacle: null },
    ...over,
  });

/** What a TTS can become, one of each. */
export const buildLines = (): HandoverLine[] => [
  buildLateLine(),
  buildLine(),
  {
    ...{ ...LINE, tts_id: 228, number: 'JKT/K2611/00228', contract_code: 'JKT-2602-00077' },
    ...{ customer_name: 'Siti Aminah', amount: 300_000, at: '2026-11-20T03:05:00.000Z', day: '2026-11-20' },
    ...{ becomes: 'DEPOSIT', pays_on: 'JKT-2602-00077', date_payment: '2026-11-20', deposit: 300_000 },
    why: 'Tidak ada yang terutang, jadi semuanya menjadi titipan.',
  },
  {
    ...{ ...LINE, tts_id: 229, number: 'JKT/K2611/00229', contract_code: 'JKT-2601-00044' },
    ...{ customer_name: 'Rina Marlina', amount: 500_000, at: '2026-11-20T04:20:00.000Z', day: '2026-11-20' },
    ...{ becomes: 'SUCCESSOR', pays_on: 'JKT-2611-00031', date_payment: '2026-11-20' },
    ...{ shares: [share(1, { credit: 500_000, credit_payment: 500_000 })], credit_payment: 500_000 },
    why: 'Kontrak JKT-2601-00044 sudah direstrukturisasi; uangnya masuk kontrak JKT-2611-00031.',
  },
  {
    ...{ ...LINE, tts_id: 230, number: 'JKT/K2611/00230', contract_code: 'JKT-2512-00019' },
    ...{ customer_name: 'Dewi Lestari', amount: 400_000, at: '2026-11-20T04:50:00.000Z', day: '2026-11-20' },
    ...{ becomes: 'RETURN', pays_on: null, date_payment: null, returned: 400_000 },
    why: 'Kontrak ini sudah dilunasi.',
  },
];

/** What a collector's TTS become now; the sums are those of its rows. */
export function buildBasis(over: Partial<HandoverBasis> = {}): HandoverBasis {
  const rows = over.rows ?? buildLines();
  const sum = (of: (line: HandoverLine) => number) => rows.reduce((all, line) => all + of(line), 0);
  return {
    ...{ collector: { id: 14, name: 'Agus Firmansyah' }, office: { id: 1, name: 'Jakarta' } },
    ...{ rows, left_out: 0 },
    sums: {
      count: rows.length,
      amount: sum(({ amount }) => amount),
      credit_payment: sum((line) => line.credit_payment),
      penalty_payment: sum((line) => line.penalty_payment),
      deposit: sum(({ deposit }) => deposit),
      returned: sum(({ returned }) => returned),
      waiting: sum(({ amount, second_person }) => (second_person ? amount : 0)),
    },
    ...{ drawer: { day: '2026-11-20', obstacle: null }, obstacle: null },
    digest: `seen-${rows.map(({ tts_id }) => tts_id).join('-')}`,
    ...over,
  };
}
