import type {
  BankMapping,
  ImportBatch,
  ImportRow,
  ImportRowState,
  StatementLine,
  StatementMapping,
} from '@/lib/contract/imports';

const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };

/** What a world knows of one statement; its counts come from its rows. */
export type BatchFacts = Omit<ImportBatch, 'states' | 'received' | 'tied'>;

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
    undone_by: null,
    undone_at: null,
    undo_reason: null,
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
  const amount = tied.reduce((sum, row) => sum + row.amount, 0);
  return { ...facts, received: rows.length, states, tied: { rows: tied.length, amount } };
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

/** A row that matched by the contract code in its description. */
export function buildRow(over: Partial<ImportRow> = {}): ImportRow {
  return {
    id: 1,
    line: 7,
    date: '2026-11-02',
    amount: 2_832_000,
    description: 'TRSF E-BANKING CR 0211/FTSCY/WS95031 JKT-2604-00118 BAMBANG SUTRISNO',
    reference: '0000183',
    state: 'MATCHED',
    score: 98,
    reason: 'Kode kontrak ada di keterangan; jumlah sama dengan angsuran',
    problem: null,
    contract: buildRowContract(0),
    plan: null,
    recorded: null,
    twin_line: null,
    receipts: [],
    deposit: null,
    tied: null,
    ...over,
  };
}

/** A statement's rows, every state among them. */
export function buildRows(): ImportRow[] {
  const rows: Partial<ImportRow>[] = [
    {},
    {
      amount: 1_150_000,
      description: 'TRSF E-BANKING CR 0511/FTSCY B 3307 KZA SITI NURHALIZA',
      score: 92,
      reason: 'Nomor polisi ada di keterangan; jumlah sama dengan angsuran',
      contract: buildRowContract(1),
    },
    {
      amount: 4_875_000,
      description: 'SETORAN TUNAI AGUS SETIAWAN',
      state: 'DOUBTFUL',
      score: 61,
      reason: 'Nama mirip dan jumlah sama dengan angsuran, tetapi ada 2 kontrak atas nama ini',
      contract: buildRowContract(2),
    },
    {
      amount: 985_000,
      description: 'KR OTOMATIS LLG-BANK DKI D LESTARI',
      state: 'DOUBTFUL',
      score: 48,
      reason: 'Nama mirip dengan Dewi Lestari; jumlah sama dengan angsuran',
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
        : 'Kode kontrak ada di keterangan; jumlah sama dengan angsuran',
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
