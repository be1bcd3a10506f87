import type { CollectorPlan, PlanOverview, PlanProgress, PlanRow } from '@/lib/contract/collectorPlan';
import { buildBlock } from './buildTts';

/** The stories' day. */
export const PLAN_DAY = '2026-11-20';

/** Somebody two instalments late, whose house is known. */
export function buildPlanRow(over: Partial<PlanRow> = {}): PlanRow {
  return {
    ...{ nth: 1, contract_code: 'JKT-2603-00118', customer_name: 'Bambang Sutrisno', state: 'OPEN' },
    ...{ phone: '0812-3456-7890', whatsapp: '' },
    billing_address: 'Jl. Kebon Manggis III No. 14, RT 003/RW 007',
    ...{ village: 'Kebon Manggis, Matraman', domicile: 'Jl. Kebon Manggis III No. 14, RT 003/RW 007' },
    position: { latitude: -6.20772, longitude: 106.8561 },
    ...{ vehicle: 'Honda BeAT 2024', plate: 'B 3821 TKL', next_due: '2026-10-12', dpd: 39 },
    installment: 1_220_000,
    owed: {
      lines: [
        { credit_to: 8, date_maturity: '2026-10-12', remainder: 720_000 },
        { credit_to: 9, date_maturity: '2026-11-12', remainder: 1_220_000 },
        { credit_to: 10, date_maturity: '2026-12-12', remainder: 1_220_000 },
      ],
      penalty: 54_900,
    },
    ...{ promise: null, last_visit: null, consents: [] },
    ...{ source: 'DUE', added_reason: '', visits: [], close_reason: '' },
    ...over,
  };
}

/** One instalment of these rupiah, due on that day. */
const owes = (dpd: number, next_due: string, remainder: number, penalty = 0): Partial<PlanRow> => ({
  ...{ dpd, next_due, installment: remainder },
  owed: {
    lines: [
      { credit_to: 5, date_maturity: next_due, remainder },
      { credit_to: 6, date_maturity: '2026-12-20', remainder },
    ],
    penalty,
  },
});

const at = (nth: number, customer_name: string, over: Partial<PlanRow>): PlanRow =>
  buildPlanRow({
    ...{ nth, customer_name, contract_code: `JKT-2604-${String(100 + nth).padStart(5, '0')}` },
    ...over,
  });

/** Twelve accounts of one day in East Jakarta: promises first, then never visited, then by days late. */
export const buildPlanRows = (): PlanRow[] => [
  buildPlanRow({
    source: 'PROMISE',
    promise: { due: PLAN_DAY, amount: 720_000, until: '2026-12-14' },
    last_visit: { day: '2026-11-13', result: 'PROMISED', note: 'Menunggu gajian tanggal 20' },
  }),
  at(2, 'Siti Aminah', {
    ...owes(83, '2026-08-29', 985_000, 163_500),
    ...{ billing_address: 'Gg. Langgar No. 7, RT 011/RW 002', domicile: 'Gg. Langgar No. 7, RT 011/RW 002' },
    ...{ village: 'Pisangan Timur, Pulo Gadung', position: { latitude: -6.21034, longitude: 106.87984 } },
    ...{ phone: '0813-1122-9081', vehicle: 'Yamaha Mio M3 2023', plate: 'B 6710 PQA' },
  }),
  at(3, 'Ahmad Fauzi', {
    ...owes(61, '2026-09-20', 1_450_000, 176_900),
    ...{ billing_address: 'Jl. Pramuka Sari II No. 3', village: 'Rawasari, Cempaka Putih' },
    ...{ domicile: 'Jl. Utan Kayu Raya No. 88', position: { latitude: -6.19061, longitude: 106.86702 } },
    ...{
      phone: '0857-8000-4412',
      whatsapp: '0821-9000-1777',
      vehicle: 'Honda Vario 125 2025',
      plate: 'B 4402 KZR',
    },
  }),
  at(4, 'Rahmat Hidayat', {
    ...owes(44, '2026-10-07', 1_120_000, 98_600),
    ...{ billing_address: 'Jl. Cipinang Jaya No. 41', village: 'Cipinang Besar Selatan, Jatinegara' },
    ...{ domicile: 'Jl. Cipinang Jaya No. 41', position: { latitude: -6.22611, longitude: 106.88402 } },
    ...{ vehicle: 'Honda Scoopy 2024', plate: 'B 3377 TPL' },
    last_visit: { day: '2026-11-06', result: 'NOT_MET', note: '' },
  }),
  at(5, 'Maria Goretti Simanjuntak-Situmorang', {
    ...owes(32, '2026-10-19', 2_315_000, 148_100),
    ...{ billing_address: 'Komplek PTB Blok D-4 No. 12, RT 005/RW 010, belakang Pasar Klender' },
    ...{ village: 'Klender, Duren Sawit', domicile: 'Komplek PTB Blok D-4 No. 12', position: null },
    ...{ phone: '(021) 8660-1123', vehicle: 'Suzuki Carry Pick Up FD 2022', plate: 'B 9120 TAN' },
  }),
  at(6, 'Hendrik Lumban', {
    ...owes(20, '2026-10-31', 870_000, 34_800),
    ...{ billing_address: 'Jl. Balai Pustaka Timur No. 9', village: 'Rawamangun, Pulo Gadung' },
    ...{ domicile: 'Jl. Balai Pustaka Timur No. 9', position: { latitude: -6.19604, longitude: 106.88511 } },
    ...{ vehicle: 'Yamaha NMAX 2023', plate: 'B 4118 TQF' },
  }),
  at(7, 'Dewi Lestari', {
    ...owes(15, '2026-11-05', 1_340_000, 40_200),
    ...{ billing_address: 'Jl. Otista III No. 27', village: 'Bidara Cina, Jatinegara' },
    ...{ domicile: 'Jl. Otista III No. 27', position: { latitude: -6.23401, longitude: 106.86749 } },
    ...{ vehicle: 'Honda PCX 160 2025', plate: 'B 3004 TZC' },
  }),
  at(8, 'Yusuf Maulana', {
    ...owes(9, '2026-11-11', 760_000, 13_700),
    ...{ billing_address: 'Jl. Kayu Manis Barat No. 62', village: 'Kayu Manis, Matraman' },
    ...{ domicile: 'Jl. Kayu Manis Barat No. 62', position: { latitude: -6.2047, longitude: 106.8629 } },
    ...{ vehicle: 'Honda Revo 2021', plate: 'B 6188 PXU' },
  }),
  at(9, 'Nurhayati', {
    ...owes(4, '2026-11-16', 990_000, 7_900),
    ...{ billing_address: 'Jl. Kelapa Sawit II No. 5', village: 'Utan Kayu Selatan, Matraman' },
    ...{ domicile: 'Jl. Kelapa Sawit II No. 5', position: { latitude: -6.20013, longitude: 106.87211 } },
    ...{ vehicle: 'Yamaha Fazzio 2024', plate: 'B 5521 TBN' },
  }),
  at(10, 'Agus Priyono', {
    ...owes(-1, '2026-11-21', 1_180_000),
    ...{ billing_address: 'Jl. Tegalan No. 18', village: 'Palmeriam, Matraman' },
    ...{ domicile: 'Jl. Tegalan No. 18', position: { latitude: -6.20555, longitude: 106.85811 } },
    ...{ vehicle: 'Honda Genio 2025', plate: 'B 4990 KRT' },
  }),
  at(11, 'Slamet Riyadi', {
    ...owes(-3, '2026-11-23', 655_000),
    ...{ billing_address: 'Jl. Slamet Riyadi IV No. 2', village: 'Kebon Manggis, Matraman' },
    ...{ domicile: 'Jl. Slamet Riyadi IV No. 2', position: { latitude: -6.20891, longitude: 106.8596 } },
    ...{ vehicle: 'Yamaha Jupiter 2020', plate: 'B 6003 PLM' },
  }),
  at(12, 'Linda Kusuma', {
    ...owes(2, '2026-11-18', 1_510_000, 6_000),
    ...{ billing_address: 'Jl. Pemuda No. 71', village: 'Jati, Pulo Gadung' },
    ...{ domicile: 'Jl. Pemuda No. 71', position: { latitude: -6.1931, longitude: 106.8921 } },
    ...{ vehicle: 'Honda ADV 160 2024', plate: 'B 3710 TRD' },
    ...{ source: 'ADDED', added_reason: 'Minta dikunjungi hari ini' },
  }),
];

/** A collector's plan of the stories' day. */
export function buildPlan(over: Partial<CollectorPlan> = {}): CollectorPlan {
  return {
    ...{ id: 31, day: PLAN_DAY, office: { id: 1, name: 'Jakarta', code: 'JKT', zone: 'Asia/Jakarta' } },
    ...{ as_of: '2026-11-20T00:40:00.000Z', closed_at: null, holiday: null },
    ...{ rows: buildPlanRows(), left_out: 0, blocks: [buildBlock()] },
    carried: { count: 2, amount: 1_475_000 },
    ...over,
  };
}

/** How far a collector is, as the supervisor sees it. */
export function buildProgress(over: Partial<PlanProgress> = {}): PlanProgress {
  return {
    ...{ id: 31, collector: { id: 14, name: 'Agus Firmansyah' }, rows: 12, visited: 5, promised: 2 },
    ...{ taken: { count: 2, amount: 1_220_000 }, carried: { count: 3, amount: 2_195_000 } },
    ...{ last_at: '2026-11-20T06:31:00.000Z', closed_at: null, version: 3 },
    ...over,
  };
}

/** A plan as the supervisor reads it: two rows were visited. */
export function buildOverview(over: Partial<PlanOverview> = {}): PlanOverview {
  return {
    ...{ id: 31, day: PLAN_DAY, office: { id: 1, name: 'Jakarta' } },
    collector: { id: 14, name: 'Agus Firmansyah' },
    ...{ closed_at: null, closed_by: null, version: 3, may_add: true, obstacle: null },
    rows: buildPlanRows().map((row, index) => ({
      ...{ nth: row.nth, contract_code: row.contract_code, customer_name: row.customer_name },
      state: row.state,
      ...{ village: row.village, dpd: row.dpd, source: row.source, added_reason: row.added_reason },
      visits: VISITED[index] ?? [],
      close_reason: '',
    })),
    ...over,
  };
}

const VISITED: readonly PlanRow['visits'][] = [
  [
    {
      ...{ id: '0d8f2d1e-5a4b-4c6d-8e7f-000000000001', result: 'PAID', amount: 720_000, corrects: null },
      at: '2026-11-20T02:12:00.000Z',
    },
  ],
  [
    {
      ...{ id: '0d8f2d1e-5a4b-4c6d-8e7f-000000000002', result: 'NOT_MET', amount: 0, corrects: null },
      at: '2026-11-20T02:48:00.000Z',
    },
  ],
];
