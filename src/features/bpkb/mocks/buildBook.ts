import type { BpkbBook, BpkbMovementRow } from '@/lib/contract/bpkbBook';
import type { BpkbFigures, BpkbRow } from '@/lib/contract/bpkbList';
import type { BpkbRequest } from '@/lib/contract/bpkbRequests';
import { BPKB_TASKS, type BpkbTask } from '@/lib/contract/bpkbTerms';
import type { KeptFile } from '@/lib/contract/files';

export const TODAY = '2026-11-20';
export const JAKARTA = { id: 1, name: 'Jakarta' };
export const MAKASSAR = { id: 2, name: 'Makassar' };
const SAFE = { id: 3, name: 'Brankas 1, rak 2, map 3' };
/** Keeps books in Jakarta, and is who reads most stories. */
const DEWI = { username: 'dewi.anggraini', name: 'Dewi Anggraini' };
const BAMBANG = { username: 'kepala.jkt', name: 'Bambang Kusuma' };

export const buildKept = (over: Partial<KeptFile> = {}): KeptFile => ({
  ...{ id: 811, kind: 'PHOTO', name: 'bpkb-depan.jpg', type: 'image/jpeg', bytes: 212_000 },
  ...{ width: 1600, height: 1200, created_at: '2026-11-12T03:00:00.000Z', attached: true },
  ...over,
});
export const SIGNATURE = buildKept({ id: 813, name: 'tanda-tangan.png', bytes: 9_400 });

/** A book that lies in its safe. */
export const buildRow = (over: Partial<BpkbRow> = {}): BpkbRow => ({
  id: 51,
  contract_code: 'JKT-2603-00118',
  customer_name: 'Siti Rahmawati',
  contract_status: 'ACTIVE',
  vehicle: 'Honda Beat 2023',
  plate_number: 'B 3921 KJT',
  number: 'R-04821773',
  kind: 'BOOK',
  office: JAKARTA,
  state: 'STORED',
  since: '2026-04-02T03:10:00.000Z',
  days: 232,
  place: SAFE,
  holder: '',
  to_office: null,
  until: null,
  labelled_at: '2026-04-02T04:00:00.000Z',
  ...over,
});

const NOWHERE = { place: null, holder: '' } as const;

/** One book of every state, those first that have stood so the longest. */
export const buildRows = (): BpkbRow[] => [
  buildRow({
    ...{ id: 40, contract_code: 'JKT-2311-00007', customer_name: 'Hendra Gunawan', number: 'L-11873320' },
    ...{ vehicle: 'Yamaha NMAX 2021', plate_number: 'B 4410 TQP', kind: null, state: 'UNRECORDED' },
    ...{ ...NOWHERE, since: '2023-11-14T02:00:00.000Z', days: 1102 },
  }),
  buildRow(),
  buildRow({
    ...{ id: 47, contract_code: 'JKT-2605-00044', customer_name: 'PT Karya Logistik Nusantara Sejahtera' },
    ...{ vehicle: 'Mitsubishi Colt Diesel FE 74 2022', plate_number: 'B 9032 UXA', number: 'N-90215518' },
    ...{ state: 'LOST', since: '2026-07-01T02:00:00.000Z', days: 142, ...NOWHERE },
  }),
  buildRow({
    ...{ id: 44, contract_code: 'JKT-2607-00091', customer_name: 'Rudi Setiawan', number: '' },
    ...{ vehicle: 'Honda Vario 2026', plate_number: '', kind: null, state: 'NOT_RECEIVED' },
    ...{ ...NOWHERE, since: '2026-07-28T02:00:00.000Z', days: 115, until: '2026-10-26' },
  }),
  buildRow({
    ...{ id: 53, contract_code: 'JKT-2412-00230', customer_name: 'Agus Salim', number: 'M-55120984' },
    ...{ state: 'READY', since: '2026-10-12T04:00:00.000Z', days: 39, contract_status: 'SETTLED' },
  }),
  buildRow({
    ...{ id: 52, contract_code: 'JKT-2504-00161', customer_name: 'Nur Aini', number: 'N-33910275' },
    ...{ state: 'BORROWED', since: '2026-10-21T04:00:00.000Z', days: 30, place: null },
    ...{ holder: 'Samsat Keliling (Joko Purnomo)', until: '2026-11-08' },
  }),
  buildRow({
    ...{ id: 54, contract_code: 'JKT-2602-00019', customer_name: 'Yusuf Hidayat', number: 'P-70021846' },
    ...{ state: 'AT_NOTARY', since: '2026-11-09T04:00:00.000Z', days: 11, place: null },
    ...{ holder: 'Notaris Ratna Dewanti', until: '2026-12-02' },
  }),
  buildRow({
    ...{ id: 46, contract_code: 'JKT-2609-00077', customer_name: 'Maria Kristina', number: 'R-88120045' },
    ...{ state: 'MISMATCH', since: '2026-11-17T04:00:00.000Z', days: 3, ...NOWHERE },
  }),
  buildRow({
    ...{ id: 48, contract_code: 'JKT-2510-00102', customer_name: 'Andi Wijaya', number: 'N-60041127' },
    ...{ state: 'IN_TRANSIT', since: '2026-11-18T04:00:00.000Z', days: 2, place: null },
    ...{ holder: 'JNE 0128837465', to_office: MAKASSAR },
  }),
  buildRow({
    ...{ id: 49, contract_code: 'JKT-2608-00055', customer_name: 'Lina Marlina', number: 'E-00418820' },
    ...{ kind: 'ELECTRONIC', vehicle: 'Toyota Avanza 2026', plate_number: 'B 1188 ZKL', state: 'RECEIVED' },
    ...{ since: '2026-11-19T04:00:00.000Z', days: 1, labelled_at: null, ...NOWHERE },
  }),
  buildRow({
    ...{ id: 55, contract_code: 'JKT-2601-00003', customer_name: 'Tono Prasetyo', number: 'N-10029384' },
    ...{ state: 'REQUESTED', since: '2026-11-20T02:00:00.000Z', days: 0, labelled_at: null },
  }),
  buildRow({
    ...{ id: 56, contract_code: 'JKT-2410-00088', customer_name: 'Wati Susilowati', number: 'L-45510092' },
    ...{ state: 'HANDED_OVER', since: '2026-11-20T02:30:00.000Z', days: 0, contract_status: 'SETTLED' },
    ...{ place: null, holder: 'Wati Susilowati' },
  }),
];

/** Something that happened to the book, with nothing besides. */
export const buildMovement = (over: Partial<BpkbMovementRow> = {}): BpkbMovementRow => ({
  id: 901,
  movement: 'STORED',
  at: '2026-04-02T03:10:00.000Z',
  by: DEWI,
  state: 'STORED',
  office: JAKARTA,
  contract_code: 'JKT-2603-00118',
  place: '',
  person: '',
  phone: '',
  purpose: null,
  until: null,
  to_office: null,
  way: null,
  note: '',
  files: [],
  papers: [],
  signature: null,
  request_id: null,
  ...over,
});

const CAME: readonly BpkbMovementRow[] = [
  buildMovement({ id: 903, place: SAFE.name }),
  buildMovement({
    ...{ id: 902, movement: 'RECEIVED', state: 'RECEIVED', at: '2026-04-01T08:20:00.000Z' },
    ...{ person: 'Anton (Dealer Sinar Motor)', files: [buildKept(), buildKept({ id: 812 })] },
  }),
  buildMovement({
    ...{ movement: 'AWAITED', state: 'NOT_RECEIVED', at: '2026-03-06T04:00:00.000Z', by: null },
    ...{ until: '2026-06-04' },
  }),
];

/** A book in its safe, whose contract runs, as a keeper sees it. */
export const buildBook = (over: Partial<BpkbBook> = {}): BpkbBook => ({
  ...buildRow(),
  version: 4,
  facts: {
    ...{ number: 'R-04821773', chassis_number: 'MH1JM3110PK118823', engine_number: 'JM31E-1118823' },
    ...{ plate_number: 'B 3921 KJT', owner: 'Siti Rahmawati' },
  },
  today: TODAY,
  dpd: 0,
  conditions: [],
  handing_from: null,
  ways: [],
  prepared: null,
  request: null,
  acts: {
    ...{ store: { obstacle: null }, lend: { obstacle: null }, send: { obstacle: null } },
    ...{ ready: { obstacle: 'Kontraknya belum lunas.' }, lost: { obstacle: null } },
  },
  movements: [...CAME],
  movements_more: false,
  ...over,
});

/** The dealer is to bring it. */
export const buildAwaited = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildBook({
    ...{ state: 'NOT_RECEIVED', kind: null, place: null, since: '2026-09-30T04:00:00.000Z', days: 51 },
    ...{
      until: '2026-12-29',
      version: 1,
      acts: { receive: { obstacle: null } },
      movements: [...CAME.slice(2)],
    },
    ...over,
  });

/** It came yesterday and lies nowhere yet. */
export const buildReceived = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildBook({
    ...{ state: 'RECEIVED', place: null, since: '2026-11-19T04:00:00.000Z', days: 1, version: 2 },
    ...{ acts: { store: { obstacle: null }, lost: { obstacle: null } }, movements: [...CAME.slice(1)] },
    ...over,
  });

/** Somebody took it, and is late. */
export const buildLent = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildBook({
    ...{ state: 'BORROWED', place: null, holder: 'Joko Purnomo', until: '2026-11-08' },
    ...{ since: '2026-10-21T04:00:00.000Z', days: 30, version: 5 },
    acts: { return: { obstacle: null }, lost: { obstacle: null } },
    movements: [
      buildMovement({
        ...{ id: 904, movement: 'LENT', state: 'BORROWED', at: '2026-10-21T04:00:00.000Z' },
        ...{ person: 'Joko Purnomo', phone: '0812-5550-118', purpose: 'STNK_TAX', until: '2026-11-08' },
        ...{ note: 'Perpanjangan STNK lima tahun', signature: SIGNATURE },
      }),
      ...CAME,
    ],
    ...over,
  });

/** It is on its way to Makassar. */
export const buildSent = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildBook({
    ...{ state: 'IN_TRANSIT', place: null, holder: 'JNE 0128837465', to_office: MAKASSAR },
    ...{ since: '2026-11-18T04:00:00.000Z', days: 2, version: 5 },
    acts: { arrive: { obstacle: null }, lost: { obstacle: null } },
    movements: [
      buildMovement({
        ...{ id: 904, movement: 'SENT', state: 'IN_TRANSIT', at: '2026-11-18T04:00:00.000Z' },
        ...{ person: 'JNE 0128837465', to_office: MAKASSAR },
      }),
      ...CAME,
    ],
    ...over,
  });

type Condition = BpkbBook['conditions'][number];
const MET: readonly Condition[] = [
  { condition: 'ENDED', met: true, words: 'Lunas 16 November 2026.' },
  { condition: 'PENALTY', met: true, words: 'Tidak ada denda.' },
  { condition: 'DEPOSIT', met: true, words: 'Tidak ada titipan.' },
  { condition: 'CONFIRMED', met: true, words: 'Semua nota terkonfirmasi.' },
  { condition: 'DAY', met: true, words: 'Dapat diserahkan sejak 19 November 2026.' },
];

/** Conditions of a settled contract; those named are not met. */
export const buildConditions = (unmet: Partial<Record<Condition['condition'], string>> = {}): Condition[] =>
  MET.map((one) => {
    const words = unmet[one.condition];
    return words === undefined ? one : { ...one, met: false, words };
  });

/** Its contract is settled, and nobody has said that it may be fetched. */
export const buildSettled = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildBook({
    ...{ contract_status: 'SETTLED', conditions: buildConditions(), handing_from: '2026-11-19' },
    acts: {
      ready: { obstacle: null },
      store: { obstacle: null },
      send: { obstacle: null },
      lost: { obstacle: null },
    },
    ...over,
  });

/** It may be fetched. */
export const buildReady = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildSettled({
    ...{ state: 'READY', since: '2026-11-17T03:00:00.000Z', days: 3, version: 5 },
    ways: ['DEBTOR', 'ATTORNEY', 'HEIRS'],
    acts: {
      ...{ prepare: { obstacle: null }, unready: { obstacle: null }, store: { obstacle: null } },
      hand_over: { obstacle: 'Siapkan dulu surat-surat pengambilnya.' },
    },
    movements: [
      buildMovement({ id: 904, movement: 'READY', state: 'READY', at: '2026-11-17T03:00:00.000Z' }),
      ...CAME,
    ],
    ...over,
  });

/** What another keeper prepared: the debtor's son comes with a power of attorney. */
export const PREPARED: NonNullable<BpkbBook['prepared']> = {
  ...{ way: 'ATTORNEY', person: 'Fajar Rahmawan', phone: '0813-5550-226' },
  papers: [
    { paper: 'POWER_OF_ATTORNEY', file: buildKept({ id: 831, kind: 'DOCUMENT', name: 'surat-kuasa.jpg' }) },
    { paper: 'DEBTOR_ID', file: buildKept({ id: 832, kind: 'IDENTITY', name: 'ktp-siti.jpg' }) },
    { paper: 'RECEIVER_ID', file: buildKept({ id: 833, kind: 'IDENTITY', name: 'ktp-fajar.jpg' }) },
  ],
  ...{ note: 'Anak kandung', by: BAMBANG, at: '2026-11-20T02:10:00.000Z' },
};

/** Prepared by another keeper: the reader may give it out. */
export const buildPrepared = (over: Partial<BpkbBook> = {}): BpkbBook => {
  const ready = buildReady();
  return buildReady({
    ...{ prepared: PREPARED, version: 6 },
    acts: { ...ready.acts, hand_over: { obstacle: null } },
    movements: [
      buildMovement({
        ...{ id: 905, movement: 'PREPARED', state: 'READY', at: PREPARED.at, by: BAMBANG },
        ...{ person: PREPARED.person, phone: PREPARED.phone, way: PREPARED.way, papers: PREPARED.papers },
      }),
      ...ready.movements,
    ],
    ...over,
  });
};

/** The debtor's son has it. */
export const buildHandedOver = (over: Partial<BpkbBook> = {}): BpkbBook => {
  const before = buildPrepared();
  return buildBook({
    ...{ state: 'HANDED_OVER', contract_status: 'SETTLED', place: null, holder: PREPARED.person },
    ...{ since: '2026-11-20T03:00:00.000Z', days: 0, version: 7, acts: {} },
    movements: [
      buildMovement({
        ...{ id: 906, movement: 'HANDED_OVER', state: 'HANDED_OVER', at: '2026-11-20T03:00:00.000Z' },
        ...{ person: PREPARED.person, phone: PREPARED.phone, way: PREPARED.way, papers: PREPARED.papers },
        ...{ files: [buildKept({ id: 821, name: 'penerima.jpg' })], signature: SIGNATURE },
      }),
      ...before.movements,
    ],
    ...over,
  });
};

/** The frame number differs by one sign. */
export const buildRequest = (over: Partial<BpkbRequest> = {}): BpkbRequest => ({
  id: 71,
  kind: 'MISMATCH',
  bpkb_id: 51,
  version: 1,
  office: JAKARTA,
  contract_code: 'JKT-2603-00118',
  customer_name: 'Siti Rahmawati',
  number: 'R-04821773',
  differences: [{ fact: 'chassis_number', contract: 'MH1JM3110PK118823', book: 'MH1JM3110PK118328' }],
  book_kind: 'BOOK',
  purpose: null,
  borrower: '',
  phone: '',
  until: null,
  dpd: null,
  files: [buildKept(), buildKept({ id: 812, name: 'bpkb-rangka.jpg' })],
  reason: 'Dua angka tertukar pada form; gesekan rangka sama dengan bukunya.',
  request_by: DEWI,
  requested_at: '2026-11-20T02:00:00.000Z',
  status: 'WAITING',
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  obstacle: 'Anda sendiri yang memintanya.',
  may_withdraw: false,
  ...over,
});

const NO_DIFFERENCE = { differences: [], book_kind: null };

/** A loan of a book whose contract is 42 days late. */
export const buildLoanRequest = (over: Partial<BpkbRequest> = {}): BpkbRequest =>
  buildRequest({
    ...NO_DIFFERENCE,
    ...{ id: 72, kind: 'LEND', purpose: 'STNK_TAX', borrower: 'Siti Rahmawati', phone: '0812-5550-771' },
    ...{ until: '2026-12-04', dpd: 42, files: [], may_withdraw: true },
    reason: 'Pajak STNK mati bulan depan; tunggakan dibayar setelah gajian.',
    ...over,
  });

/** A book that is gone, with the police report. */
export const buildLossRequest = (over: Partial<BpkbRequest> = {}): BpkbRequest =>
  buildRequest({
    ...NO_DIFFERENCE,
    ...{ id: 73, kind: 'LOST', may_withdraw: true },
    files: [buildKept({ id: 814, kind: 'DOCUMENT', name: 'lapor-hilang.pdf', type: 'application/pdf' })],
    reason: 'Tidak ditemukan pada opname; terakhir terlihat bulan Agustus.',
    ...over,
  });

/** It came and differs; a second person decides. */
export const buildMismatch = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildBook({
    ...{ state: 'MISMATCH', place: null, since: '2026-11-20T02:00:00.000Z', days: 0, version: 2 },
    ...{ request: buildRequest(), acts: {} },
    movements: [
      buildMovement({
        ...{
          id: 902,
          movement: 'RECEIVED',
          state: 'MISMATCH',
          at: '2026-11-20T02:00:00.000Z',
          request_id: 71,
        },
        ...{ person: 'Anton (Dealer Sinar Motor)', files: [buildKept(), buildKept({ id: 812 })] },
      }),
      ...CAME.slice(2),
    ],
    ...over,
  });

/** A loan waits for a second person, or was approved. */
export const buildRequested = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildBook({
    ...{ state: 'REQUESTED', dpd: 42, version: 5, since: '2026-11-20T02:00:00.000Z', days: 0 },
    ...{ request: buildLoanRequest(), acts: { lend: { obstacle: 'Menunggu persetujuan orang kedua.' } } },
    movements: [
      buildMovement({
        ...{ id: 904, movement: 'ASKED', state: 'REQUESTED', at: '2026-11-20T02:00:00.000Z', request_id: 72 },
        ...{ person: 'Siti Rahmawati', phone: '0812-5550-771', purpose: 'STNK_TAX', until: '2026-12-04' },
      }),
      ...CAME,
    ],
    ...over,
  });

/** The loan may go out as it was asked for. */
export const buildAllowed = (over: Partial<BpkbBook> = {}): BpkbBook =>
  buildRequested({
    request: buildLoanRequest({
      ...{ status: 'APPROVED', decided_by: BAMBANG.name, decided_at: '2026-11-20T02:40:00.000Z' },
      ...{ obstacle: 'Sudah diputuskan.' },
    }),
    acts: { lend: { obstacle: null } },
    ...over,
  });

/** Figures of an office; those named are above 0. */
export const buildFigures = (counts: Partial<Record<BpkbTask, number>> = {}): BpkbFigures => ({
  as_of: '2026-11-20T03:00:00.000Z',
  tasks: BPKB_TASKS.map((task) => ({ task, count: counts[task] ?? 0, count_more: false })),
});

/** What `buildRows` comes to. */
export const buildBusyFigures = (): BpkbFigures =>
  buildFigures({
    ...{ UNRECORDED: 1, LATE_FROM_DEALER: 1, MISMATCH: 1, TO_STORE: 1, TO_LABEL: 2, LENT_TOO_LONG: 1 },
    ...{ ON_THE_WAY: 1, TO_MAKE_READY: 4, NOT_FETCHED_30: 1, LOST: 1 },
  });

export const buildPlaces = () => [
  { ...SAFE, safe: 'Brankas 1', offered: true, books: 42 },
  { id: 4, name: 'Brankas 1, rak 2, map 4', safe: 'Brankas 1', offered: true, books: 7 },
  { id: 5, name: 'Brankas 2, rak 1', safe: 'Brankas 2', offered: true, books: 0 },
  { id: 6, name: 'Lemari lama', safe: 'Lemari lama', offered: false, books: 3 },
];
