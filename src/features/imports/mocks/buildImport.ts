import type { BankMapping, StatementMapping } from '@/lib/contract/bankMappings';
import type { ImportDivision } from '@/lib/contract/importPosting';
import type { ImportRequest } from '@/lib/contract/importRequests';
import type {
  ImportPlan,
  ImportRow,
  ImportRowState,
  PostedLine,
  RecordedTransfer,
} from '@/lib/contract/importRows';
import type { ImportBatch } from '@/lib/contract/imports';
import type { StatementLine } from '@/lib/contract/statementUpload';

const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };

/** What a world knows of one statement; its counts come from its rows. */
export type BatchFacts = Omit<ImportBatch, 'states' | 'received' | 'tied' | 'held'>;

export function buildBatchFacts(over: Partial<BatchFacts> = {}): BatchFacts {
  return {
    id: 12,
    office_id: 1,
    bank: 'BCA',
    file_name: 'mutasi-bca-november.csv',
    status: 'OPEN',
    row_count: 12,
    created_by: SRI,
    created_at: '2026-11-20T06:40:00.000Z',
    posted_by: null,
    posted_at: null,
    checked_by: null,
    checked_at: null,
    after_check: 0,
    checked_account: null,
    file: null,
    before_checks: false,
    undone_by: null,
    undone_at: null,
    undo_reason: null,
    posted_twice: [],
    request: null,
    may_check: false,
    may_undo: false,
    version: 3,
    ...over,
  };
}

/** One statement with the counts of its rows. */
export function buildBatch(
  over: Partial<BatchFacts> = {},
  rows: readonly ImportRow[] = buildRows(),
): ImportBatch {
  const facts = buildBatchFacts({ row_count: rows.length, ...over });
  const present = [...new Set(rows.map((row) => row.state))];
  const states = present.map((state) => {
    const own = rows.filter((row) => row.state === state);
    const dates = own.map((row) => row.date).sort();
    return {
      state,
      rows: own.length,
      amount: own.reduce((sum, row) => sum + row.amount, 0),
      date_from: dates[0] ?? null,
      date_to: dates.at(-1) ?? null,
    };
  });
  const tied = rows.filter((row) => row.tied);
  const held = rows.filter((row) => row.held !== null);
  return {
    ...facts,
    received: rows.length,
    states,
    tied: { rows: tied.length, amount: amountOf(tied) },
    held: {
      to_ask: held.filter((row) => row.held !== 'BEHIND').length,
      rows: held.length,
      amount: amountOf(held),
    },
  };
}

const amountOf = (rows: readonly ImportRow[]) => rows.reduce((sum, row) => sum + row.amount, 0);

/** Where the money of the matched rows goes, as their plans say. */
export function buildDivision(rows: readonly ImportRow[]): ImportDivision {
  const matched = rows.filter((row) => row.state === 'MATCHED' && row.held === null);
  const plans = matched.flatMap((row) => row.plan ?? []);
  const shares = plans.flatMap((plan) => plan.shares);
  const open = matched.filter((row) => row.plan === null);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  return {
    rows: matched.length,
    amount: sum(matched.map((row) => row.amount)),
    receipts: shares.length,
    credit: sum(shares.map((share) => share.credit_payment)),
    penalty: sum(shares.map((share) => share.penalty_payment)),
    deposit: sum(plans.map((plan) => plan.surplus)),
    open: { rows: open.length, amount: sum(open.map((row) => row.amount)) },
  };
}

const CONTRACTS = [
  ['JKT-2604-00118', 'Bambang Sutrisno', 'B 4821 TXK', 2_832_000, '2026-11-20'],
  ['JKT-2607-00203', 'Siti Nurhaliza Putri', 'B 3307 KZA', 1_150_000, '2026-11-28'],
  ['JKT-2511-00077', 'Agus Setiawan', 'B 1184 PQR', 4_875_000, '2026-11-15'],
  ['JKT-2603-00094', 'Dewi Lestari', 'B 6620 UYT', 985_000, '2026-11-25'],
] as const;

/** A contract as a row shows it, by its place among four. */
export function buildRowContract(index = 0): NonNullable<ImportRow['contract']> {
  const [code, customer_name, plate_number, instalment, next_due] = CONTRACTS[
    index % CONTRACTS.length
  ] as (typeof CONTRACTS)[0];
  return { code, customer_name, plate_number, instalment, next_due };
}

/** What posting a row writes: a penalty first and the rest of the money on one instalment, or all of it there. */
export function buildPlan(
  amount: number,
  { credit_to = 8, surplus = 0 }: { credit_to?: number; surplus?: number } = {},
): ImportPlan {
  const share = {
    credit_to,
    overdue: 0,
    credit: amount,
    credit_payment: amount,
    penalty: 0,
    penalty_payment: 0,
  };
  return { shares: [share], later: [], surplus };
}

/** A penalty goes first, and a receipt of a later day is split again. */
export const PENALTY_PLAN: ImportPlan = {
  shares: [
    {
      credit_to: 8,
      overdue: 12,
      credit: 1_150_000,
      credit_payment: 1_105_000,
      penalty: 45_000,
      penalty_payment: 45_000,
    },
  ],
  later: [
    { invoice: 'JKT/2611/00231', field: 'credit', before: 1_150_000, after: 45_000 },
    { invoice: 'JKT/2611/00231', field: 'penalty_payment', before: 45_000, after: 0 },
  ],
  surplus: 0,
};

/** A receipt by which a transfer seems to be recorded already. */
export const RECORDED: RecordedTransfer = {
  id: 871,
  invoice: 'JKT/2611/00187',
  date_payment: '2026-11-04',
  may_tie: true,
};

/** Rows that need a person: recorded already, tied, listed twice, above all that is owed, with a penalty first. */
export function buildQuestions(): ImportRow[] {
  const code = 'Kode kontrak ada di keterangan';
  return [
    buildRow({
      reason: `${code}; denda Rp45.000 dulu, sisanya Rp1.105.000 ke angsuran ke-8, masih kurang Rp45.000; JKT/2611/00231 dibagi ulang`,
      amount: 1_150_000,
      contract: buildRowContract(1),
      plan: PENALTY_PLAN,
    }),
    buildRow({
      id: 2,
      line: 8,
      state: 'DOUBTFUL',
      score: 70,
      recorded: RECORDED,
      reason: `${code}; tetapi transfer sebesar ini sudah dicatat di nota JKT/2611/00187, dibayar 4 November 2026; bila diposting: melunasi angsuran ke-8`,
    }),
    buildRow({
      id: 3,
      line: 9,
      state: 'POSTED',
      score: 100,
      reason: 'Dikaitkan ke nota JKT/2611/00188 oleh Sri Wahyuni',
      tied: {
        id: 872,
        invoice: 'JKT/2611/00188',
        by: 'Sri Wahyuni',
        at: '2026-11-20T06:50:00.000Z',
        may_untie: true,
      },
    }),
    buildRow({
      id: 4,
      line: 10,
      state: 'DOUBTFUL',
      score: 70,
      twin_line: 7,
      reason: `${code}; tetapi sama persis dengan baris 7 berkas ini; bila diposting: melunasi angsuran ke-9`,
      plan: buildPlan(2_832_000, { credit_to: 9 }),
    }),
    buildRow({
      id: 5,
      line: 11,
      state: 'DOUBTFUL',
      score: 70,
      amount: 3_000_000,
      reason: `${code}; tetapi jumlahnya lebih Rp168.000 dari yang terutang; bila diposting: melunasi angsuran ke-8; sisa Rp168.000 belum punya tempat`,
      plan: buildPlan(2_832_000, { surplus: 168_000 }),
    }),
  ];
}

/** A row that matched by the contract code in its description. */
export function buildRow(over: Partial<ImportRow> = {}): ImportRow {
  const { state = 'MATCHED', amount = 2_832_000, contract } = over;
  const isPlanned = contract !== null && (state === 'MATCHED' || state === 'DOUBTFUL');
  return {
    id: 1,
    line: 7,
    date: '2026-11-02',
    amount: 2_832_000,
    description: 'TRSF E-BANKING CR 0211/FTSCY/WS95031 JKT-2604-00118 BAMBANG SUTRISNO',
    reference: '0000183',
    state: 'MATCHED',
    score: 98,
    reason: 'Kode kontrak ada di keterangan; melunasi angsuran ke-8',
    problem: null,
    contract: buildRowContract(0),
    plan: isPlanned ? buildPlan(amount) : null,
    recorded: null,
    named_other: null,
    held: null,
    again: [],
    twin_line: null,
    receipts: [],
    deposit: null,
    tied: null,
    ...over,
  };
}

/** The same line as an earlier file of the bank had it. */
export const buildPostedLine = (over: Partial<PostedLine> = {}): PostedLine => ({
  file_name: 'mutasi-bca-2-november.csv',
  line: 12,
  description: 'TRSF E-BANKING CR 0211/FTSCY/WS95031 BAMBANG SUTRISNO',
  reference: '0000183',
  contract_code: 'JKT-2604-00118',
  ...over,
});

/** A statement's rows, every state among them. */
export function buildRows(): ImportRow[] {
  const rows: Partial<ImportRow>[] = [
    {},
    {
      amount: 1_150_000,
      description: 'TRSF E-BANKING CR 0511/FTSCY B 3307 KZA SITI NURHALIZA',
      score: 92,
      reason: 'Nopol ada di keterangan; melunasi angsuran ke-8',
      contract: buildRowContract(1),
    },
    {
      amount: 4_875_000,
      description: 'SETORAN TUNAI AGUS SETIAWAN',
      state: 'DOUBTFUL',
      score: 61,
      reason:
        'Nama nasabah ada di keterangan; cocok juga dengan JKT-2509-00031; bila diposting: melunasi angsuran ke-8',
      contract: buildRowContract(2),
    },
    {
      amount: 985_000,
      description: 'KR OTOMATIS LLG-BANK DKI D LESTARI',
      state: 'DOUBTFUL',
      score: 48,
      reason: 'Sebagian nama nasabah ada di keterangan; bila diposting: melunasi angsuran ke-8',
      contract: buildRowContract(3),
    },
    {
      amount: 750_000,
      description: 'SWITCHING CR TRF DARI 022 009871',
      state: 'UNKNOWN',
      score: 0,
      reason: 'Tidak ada kode kontrak, nomor polisi, telepon, NIK, atau nama yang dikenal',
      contract: null,
    },
    {
      amount: 2_832_000,
      state: 'DUPLICATE',
      score: 0,
      reason: 'Baris yang sama sudah ada di mutasi-bca-oktober.csv baris 41',
    },
    {
      amount: 12_500_000,
      description: 'SETORAN MODAL PT ANGSUR MULTIFINANCE',
      state: 'IGNORED',
      score: 0,
      reason: 'Diabaikan oleh Sri Wahyuni',
      contract: null,
    },
    {
      amount: 2_832_000,
      description: 'TRSF JKT-2603-00094 DEWI LESTARI',
      contract: buildRowContract(3),
      score: 90,
    },
  ];
  return rows.map((row, index) =>
    buildRow({
      id: index + 1,
      line: index + 7,
      date: `2026-11-${String(index + 2).padStart(2, '0')}`,
      ...row,
    }),
  );
}

/** `count` matched rows, as a large statement has. */
export function buildManyRows(count: number): ImportRow[] {
  return Array.from({ length: count }, (_, index) =>
    buildRow({
      id: index + 1,
      line: index + 2,
      date: `2026-11-${String((index % 20) + 1).padStart(2, '0')}`,
      contract: buildRowContract(index),
      amount: buildRowContract(index).instalment,
    }),
  );
}

/** What a server makes of a line that a device sent: the contract code in it, or nothing. */
export function matchLine(line: StatementLine, id: number): ImportRow {
  const index = CONTRACTS.findIndex(([code]) => line.description.includes(code));
  const state: ImportRowState = index < 0 ? 'UNKNOWN' : 'MATCHED';
  return buildRow({
    ...line,
    id,
    state,
    score: index < 0 ? 0 : 98,
    reason:
      index < 0
        ? 'Tidak ada kode kontrak, nomor polisi, telepon, NIK, atau nama yang dikenal'
        : 'Kode kontrak ada di keterangan; melunasi angsuran ke-8',
    contract: index < 0 ? null : buildRowContract(index),
  });
}

/** How BCA's file was read the last time. */
export const BCA_MAPPING: StatementMapping = {
  header_line: 6,
  date: 'Tanggal Transaksi',
  date_format: 'DD/MM',
  amount: 'Jumlah',
  direction: null,
  description: ['Keterangan'],
  reference: null,
  decimal: '.',
};

export function buildMappings(): BankMapping[] {
  return [{ bank: 'BCA', mapping: BCA_MAPPING, updated_at: '2026-11-13T06:40:00.000Z' }];
}

/** What waits for a second person about rows of a statement. */
export const buildWaiting = (
  over: Partial<NonNullable<ImportBatch['request']>> = {},
): NonNullable<ImportBatch['request']> => ({
  id: 5,
  rows: 2,
  reason: 'Nasabah membayar lewat rekening istrinya; bukti terlampir di WhatsApp kantor.',
  request_by: SRI,
  requested_at: '2026-11-20T06:55:00.000Z',
  may_withdraw: true,
  ...over,
});

/** The same as who decides reads it. */
export const buildImportRequest = (over: Partial<ImportRequest> = {}): ImportRequest => ({
  id: 5,
  version: 3,
  reason: 'Nasabah membayar lewat rekening istrinya; bukti terlampir di WhatsApp kantor.',
  request_by: SRI,
  requested_at: '2026-11-20T06:55:00.000Z',
  rows: [
    {
      line: 7,
      date: '2026-11-18',
      amount: 2_832_000,
      description: 'TRSF E-BANKING CR JKT-2607-00203 SITI NURHALIZA',
      reference: '0000183',
      contract_code: 'JKT-2604-00118',
      customer_name: 'Bambang Sutrisno',
      named_other: 'JKT-2607-00203',
      again: [],
      late: false,
      let_go: 0,
    },
    {
      line: 9,
      date: '2026-10-02',
      amount: 1_150_000,
      description: 'BI-FAST CR JKT-2607-00203',
      reference: '',
      contract_code: 'JKT-2607-00203',
      customer_name: 'Siti Nurhaliza Putri',
      named_other: null,
      again: [buildPostedLine({ contract_code: 'JKT-2607-00203' })],
      late: true,
      let_go: 149_520,
    },
  ],
  let_go: 149_520,
  obstacle: null,
  ...over,
});

/** Rows of which one names another contract, one is dated too far back, and one stands behind it. */
export const buildHeldRows = (): ImportRow[] => [
  buildRow({
    reason: 'Dipilih oleh Sri Wahyuni, keterangannya menyebut JKT-2607-00203; melunasi angsuran ke-8',
    score: 100,
    named_other: 'JKT-2607-00203',
    held: 'NAMED',
  }),
  buildRow({ id: 2, line: 8, date: '2026-10-02', contract: buildRowContract(1), held: 'LATE' }),
  buildRow({ id: 3, line: 9, contract: buildRowContract(1), held: 'BEHIND' }),
  buildRow({ id: 4, line: 10, contract: buildRowContract(2) }),
];
