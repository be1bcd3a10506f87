import type { BpkbCount, BpkbCountLabels, BpkbCountRow, BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import type { KeptFile } from '@/lib/contract/files';

const JAKARTA = { id: 1, name: 'Jakarta' };
const DEWI = { username: 'dewi.anggraini', name: 'Dewi Anggraini' };
const BAMBANG = { username: 'kepala.jkt', name: 'Bambang Kusuma' };
const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };

export const COUNT_PLACES = [
  { id: 3, name: 'Brankas 1, rak 2, map 3' },
  { id: 4, name: 'Brankas 1, rak 2, map 4' },
  { id: 5, name: 'Brankas 2, rak 1' },
];

/** One that is counted by two. */
export const buildCountRow = (over: Partial<BpkbCountRow> = {}): BpkbCountRow => ({
  ...{ id: 4, office: JAKARTA, safe: 'Brankas 1', state: 'OPEN', started_by: DEWI },
  ...{ started_at: '2026-11-20T02:00:00.000Z', counted: 312, counters: [DEWI.name, SRI.name] },
  ...{ closed_at: null, differing: null, ended_by: null, ended_at: null },
  ...over,
});

export const buildCountRows = (): BpkbCountRow[] => [
  buildCountRow(),
  buildCountRow({
    ...{ id: 3, safe: null, state: 'CLOSED', started_at: '2026-11-02T02:00:00.000Z', counted: 495 },
    ...{ closed_at: '2026-11-03T08:00:00.000Z', differing: { all: 4, open: 2 } },
  }),
  buildCountRow({
    ...{ id: 2, safe: 'Brankas 2', state: 'FINISHED', started_at: '2026-08-04T02:00:00.000Z', counted: 118 },
    ...{ closed_at: '2026-08-04T08:00:00.000Z', differing: { all: 0, open: 0 } },
    ...{ ended_by: BAMBANG, ended_at: '2026-08-05T02:00:00.000Z' },
  }),
  buildCountRow({
    ...{ id: 1, safe: 'Brankas 1', state: 'CANCELLED', started_at: '2026-08-03T02:00:00.000Z', counted: 0 },
    ...{ counters: [], ended_by: DEWI, ended_at: '2026-08-03T02:20:00.000Z' },
  }),
];

const FREE = { obstacle: null };

export const buildCount = (over: Partial<BpkbCount> = {}): BpkbCount => ({
  ...buildCountRow(),
  version: 3,
  by_counter: [
    { by: DEWI, counted: 201, keyed: 4 },
    { by: SRI, counted: 111, keyed: 0 },
  ],
  ...{ closed_by: null, result: null, note: '', acts: { scan: FREE, close: FREE, cancel: FREE } },
  ...over,
});

/** Compared: two are settled, two are not. */
export const buildClosed = (over: Partial<BpkbCount> = {}): BpkbCount =>
  buildCount({
    ...buildCountRows()[1],
    version: 6,
    closed_by: DEWI,
    by_counter: [
      { by: DEWI, counted: 384, keyed: 4 },
      { by: SRI, counted: 111, keyed: 0 },
    ],
    result: { expected: 497, as_expected: 493, missing: 2, misplaced: 1, surplus: 1, moved: 1 },
    acts: {
      settle: FREE,
      reopen: { obstacle: 'Sudah ada selisih yang diselesaikan.' },
      finish: { obstacle: '2 selisih belum diselesaikan.' },
    },
    ...over,
  });

/** All is settled; the reader may sign. */
export const buildSettledCount = (over: Partial<BpkbCount> = {}): BpkbCount =>
  buildClosed({ differing: { all: 4, open: 0 }, acts: { finish: FREE }, ...over });

export const buildFinished = (over: Partial<BpkbCount> = {}): BpkbCount =>
  buildSettledCount({
    ...{ state: 'FINISHED', ended_by: BAMBANG, ended_at: '2026-11-04T03:00:00.000Z', acts: {} },
    ...{ note: 'Satu buku dilaporkan hilang ke polisi.' },
    ...over,
  });

export const buildFinding = (over: Partial<BpkbFindingRow> = {}): BpkbFindingRow => ({
  ...{ id: 51, number: 'R-04821773', contract_code: 'JKT-2603-00118', customer_name: 'Siti Rahmawati' },
  ...{ finding: 'MISSING', expected_place: 'Brankas 1, rak 2, map 3', found_place: '' },
  ...{ found_place_id: null, found_by: '', found_at: null, found_way: null },
  ...{ state: 'STORED', place: 'Brankas 1, rak 2, map 3', acted: false, settlement: null },
  ...over,
});

const SEEN: Pick<BpkbFindingRow, 'found_place' | 'found_place_id' | 'found_by' | 'found_at' | 'found_way'> = {
  ...{ found_place: 'Brankas 2, rak 1', found_place_id: 5, found_by: SRI.name },
  ...{ found_at: '2026-11-02T04:12:00.000Z', found_way: 'CAMERA' },
};

const PHOTO: KeptFile = {
  ...{ id: 811, kind: 'PHOTO', name: 'bpkb-ditemukan.jpg', type: 'image/jpeg', bytes: 212_000 },
  ...{ width: 1600, height: 1200, created_at: '2026-11-03T09:00:00.000Z', attached: true },
};

export const buildFindings = (): BpkbFindingRow[] => [
  buildFinding(),
  buildFinding({
    ...{ id: 55, number: 'N-10029384', contract_code: 'JKT-2601-00003', customer_name: 'Tono Prasetyo' },
    ...{ finding: 'MISPLACED', ...SEEN },
  }),
  buildFinding({
    ...{ id: 47, number: 'N-90215518', contract_code: 'JKT-2605-00044' },
    ...{ customer_name: 'PT Karya Logistik Nusantara Sejahtera', expected_place: 'Brankas 1, rak 1' },
    settlement: {
      ...{ settlement: 'FOUND', note: 'Terselip di map 12.', by: DEWI, at: '2026-11-03T09:02:00.000Z' },
      files: [PHOTO],
    },
  }),
  buildFinding({
    ...{ id: 52, number: 'N-33910275', contract_code: 'JKT-2504-00161', customer_name: 'Nur Aini' },
    ...{ finding: 'SURPLUS', expected_place: '', ...SEEN, state: 'BORROWED', place: '' },
    settlement: {
      ...{ settlement: 'EXPLAINED', note: 'Dikembalikan nasabah saat opname.', by: DEWI },
      ...{ at: '2026-11-03T09:10:00.000Z', files: [] },
    },
  }),
  buildFinding({
    ...{ id: 53, number: 'M-55120984', contract_code: 'JKT-2412-00230', customer_name: 'Agus Salim' },
    ...{ finding: 'MOVED', state: 'HANDED_OVER', place: '', acted: true },
  }),
];

/** Books 40 to 60 of the office; 51 was counted. */
export const buildCountLabels = (over: Partial<BpkbCountLabels> = {}): BpkbCountLabels => ({
  books: Array.from({ length: 21 }, (_, at) => (40 + at).toString(36)).join(' '),
  counted: (51).toString(36),
  places: COUNT_PLACES,
  ...over,
});
