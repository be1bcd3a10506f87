/* Words and bounds of ownership books (DOMAIN, BPKB), without the schema library. */

/** Where a book is. UNRECORDED: nobody has said since it is kept here. MISMATCH: it came, and differs from its contract. */
export const BPKB_STATES = [
  'UNRECORDED',
  'NOT_RECEIVED',
  'MISMATCH',
  'RECEIVED',
  'STORED',
  'REQUESTED',
  'BORROWED',
  'IN_TRANSIT',
  'AT_NOTARY',
  'READY',
  'HANDED_OVER',
  'LOST',
] as const;
export type BpkbState = (typeof BPKB_STATES)[number];

/** A paper book, or one with a chip (since 2025). */
export const BPKB_KINDS = ['BOOK', 'ELECTRONIC'] as const;
export type BpkbKind = (typeof BPKB_KINDS)[number];

/** What is compared with the contract when a book comes. */
export const BPKB_FACTS = ['number', 'chassis_number', 'engine_number', 'plate_number', 'owner'] as const;
export type BpkbFact = (typeof BPKB_FACTS)[number];
/** As screens and requests call them. */
export const BPKB_FACT_LABELS: Readonly<Record<BpkbFact, string>> = {
  number: 'Nomor BPKB',
  chassis_number: 'Nomor rangka',
  engine_number: 'Nomor mesin',
  plate_number: 'Nomor polisi',
  owner: 'Nama pemilik',
};

/** What happened to a book; each is written once and never changed. */
export const BPKB_MOVEMENTS = [
  'AWAITED',
  'NOT_AWAITED',
  'RECEIVED',
  'ACCEPTED',
  'REFUSED',
  'STORED',
  'ASKED',
  'NOT_LENT',
  'LENT',
  'TO_NOTARY',
  'RETURNED',
  'SENT',
  'ARRIVED',
  'READY',
  'UNREADY',
  'PREPARED',
  'HANDED_OVER',
  'LOST',
  'CARRIED_ON',
] as const;
export type BpkbMovement = (typeof BPKB_MOVEMENTS)[number];

/** What a book is lent for; NOTARY goes to a notary, all others to who is named. */
export const BPKB_PURPOSES = ['STNK_TAX', 'MUTATION', 'OWNERSHIP', 'NOTARY', 'OTHER'] as const;
export type BpkbPurpose = (typeof BPKB_PURPOSES)[number];
/** As screens and the log call them. */
export const BPKB_PURPOSE_LABELS: Readonly<Record<BpkbPurpose, string>> = {
  STNK_TAX: 'Pajak STNK',
  MUTATION: 'Mutasi',
  OWNERSHIP: 'Balik nama',
  NOTARY: 'Notaris',
  OTHER: 'Keperluan lain',
};

/** By what right a book is given out; each has its papers. */
export const HANDING_WAYS = ['DEBTOR', 'ATTORNEY', 'HEIRS', 'DEALER', 'BUYER'] as const;
export type HandingWay = (typeof HANDING_WAYS)[number];
/** As screens and the log call them. */
export const HANDING_WAY_LABELS: Readonly<Record<HandingWay, string>> = {
  DEBTOR: 'Nasabah sendiri',
  ATTORNEY: 'Penerima kuasa',
  HEIRS: 'Ahli waris',
  DEALER: 'Dealer',
  BUYER: 'Pembeli unit',
};

export const HANDING_PAPERS = [
  'RECEIVER_ID',
  'DEBTOR_ID',
  'POWER_OF_ATTORNEY',
  'DEATH_CERTIFICATE',
  'HEIRS_LETTER',
  'DEALER_LETTER',
  'SALE_RECEIPT',
] as const;
export type HandingPaper = (typeof HANDING_PAPERS)[number];
/** As screens, refusals and the shared card call them. */
export const HANDING_PAPER_LABELS: Readonly<Record<HandingPaper, string>> = {
  RECEIVER_ID: 'KTP penerima',
  DEBTOR_ID: 'KTP nasabah',
  POWER_OF_ATTORNEY: 'Surat kuasa bermeterai Rp10.000',
  DEATH_CERTIFICATE: 'Akta kematian',
  HEIRS_LETTER: 'Surat keterangan ahli waris',
  DEALER_LETTER: 'Surat permintaan dealer',
  SALE_RECEIPT: 'Bukti penjualan unit',
};

/** What each way needs, in the order in which it is asked for. */
export const PAPERS_OF: Readonly<Record<HandingWay, readonly HandingPaper[]>> = {
  DEBTOR: ['RECEIVER_ID'],
  // With a stamp of Rp10.000, and both identity cards.
  ATTORNEY: ['POWER_OF_ATTORNEY', 'DEBTOR_ID', 'RECEIVER_ID'],
  HEIRS: ['DEATH_CERTIFICATE', 'HEIRS_LETTER', 'RECEIVER_ID'],
  DEALER: ['DEALER_LETTER', 'RECEIVER_ID'],
  BUYER: ['SALE_RECEIPT', 'RECEIVER_ID'],
};

/** What waits for a second person. MISMATCH: a book that differs; LEND: one whose contract is late; LOST: one that is gone. */
export const BPKB_REQUEST_KINDS = ['MISMATCH', 'LEND', 'LOST'] as const;
export type BpkbRequestKind = (typeof BPKB_REQUEST_KINDS)[number];
/** As screens and the inbox call them. */
export const BPKB_REQUEST_LABELS: Readonly<Record<BpkbRequestKind, string>> = {
  MISMATCH: 'BPKB tidak cocok',
  LEND: 'Peminjaman BPKB',
  LOST: 'BPKB hilang',
};

/** Lists of what somebody has to do. */
export const BPKB_TASKS = [
  'UNRECORDED',
  'LATE_FROM_DEALER',
  'MISMATCH',
  'TO_STORE',
  'TO_LABEL',
  'LENT_TOO_LONG',
  'ON_THE_WAY',
  'TO_MAKE_READY',
  'NOT_FETCHED_30',
  'NOT_FETCHED_90',
  'NOT_FETCHED_180',
  'LOST',
] as const;
export type BpkbTask = (typeof BPKB_TASKS)[number];

/** Days after disbursing on which a dealer has brought the book (□). */
export const AWAITED_DAYS = 90;
/** A contract that is later is lent its book by approval only, days of DPD (□). */
export const LENT_DPD = 30;
/** Days for which a book is lent at most. */
export const LENT_DAYS = 90;
/** The working day after the end of the debt from which a book is given out (□). */
export const HANDING_WORKING_DAYS = 3;

export const BPKB_PAGE_SIZE = 20;
