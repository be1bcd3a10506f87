/*
 * Words of taking a unit (DOMAIN, Taking a unit; docs/decisions/0167), apart from their schemas: rules, addresses and the
 * database read them without loading these.
 */

/** What shows the default: the borrower's written agreement, or a court's ruling. */
export const REPOSSESSION_BASES = ['AGREEMENT', 'RULING'] as const;
export type RepossessionBasis = (typeof REPOSSESSION_BASES)[number];

/** How many days after its first one an order still holds (□). */
export const ORDER_DAYS = 14;
/** Collectors whom an order names at most. */
export const MAX_ORDER_COLLECTORS = 5;

/**
 * How an order stands: it runs; the unit was taken (DONE) or refused; its last day is over; it was withdrawn; or it ended by
 * itself, because nothing is late any more, or the contract is not ACTIVE or in its office any more.
 */
export const ORDER_STATES = ['RUNNING', 'DONE', 'REFUSED', 'EXPIRED', 'WITHDRAWN', 'ENDED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What must be so before an order is given, in the order in which it is put right. */
export const ORDER_CONDITIONS = [
  'LATE',
  'LETTER',
  'FIDUCIARY',
  'PROMISE',
  'ORDER',
  'CERTIFICATE',
  'BASIS',
] as const;
export type OrderCondition = (typeof ORDER_CONDITIONS)[number];

/** What came of an order at the door. */
export const HANDOVER_RESULTS = ['SURRENDERED', 'REFUSED'] as const;
export type HandoverResult = (typeof HANDOVER_RESULTS)[number];

/** Who gives the unit, or refuses to. */
export const HANDOVER_MET = ['BORROWER', 'OTHER'] as const;
export type HandoverMet = (typeof HANDOVER_MET)[number];

/** Photos of a unit that is taken. */
export const MIN_UNIT_PHOTOS = 2;
export const MAX_UNIT_PHOTOS = 8;

export const MAX_KILOMETRES = 9_999_999;

/** How a thing of the checklist is found: there, not there, there and damaged. */
export const CHECK_STATES = ['YES', 'NO', 'DAMAGED'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What is looked for on a unit, by kind of vehicle. */
export const CHECKLISTS = {
  R2: [
    ...(['STNK', 'KEY', 'SPARE_KEY', 'MIRRORS', 'LIGHTS', 'BATTERY', 'TYRES'] as const),
    ...(['TOOLKIT', 'SERVICE_BOOK', 'HELMET', 'PLATES', 'SEAT'] as const),
  ],
  R4: [
    ...(['STNK', 'KEY', 'SPARE_KEY', 'MIRRORS', 'LIGHTS', 'BATTERY', 'TYRES', 'SPARE_TYRE', 'JACK'] as const),
    ...(['TOOLKIT', 'SERVICE_BOOK', 'AUDIO', 'PLATES', 'SEAT', 'AIR_CONDITIONER'] as const),
  ],
} as const;
export type CheckItem = (typeof CHECKLISTS)['R2' | 'R4'][number];

/** The same as it is printed. */
export const CHECK_LABELS: Readonly<Record<CheckItem, string>> = {
  STNK: 'STNK',
  KEY: 'Kunci kontak',
  SPARE_KEY: 'Kunci cadangan',
  MIRRORS: 'Kaca spion',
  LIGHTS: 'Lampu',
  BATTERY: 'Aki',
  TYRES: 'Ban dan velg',
  SPARE_TYRE: 'Ban serep',
  JACK: 'Dongkrak',
  TOOLKIT: 'Perkakas',
  SERVICE_BOOK: 'Buku servis',
  HELMET: 'Helm',
  AUDIO: 'Radio atau tape',
  PLATES: 'Pelat nomor',
  SEAT: 'Jok',
  AIR_CONDITIONER: 'AC',
};

/** How the unit would be sold, as the paper tells it; a version that was used is never changed. */
export const SALE_TEXTS: Readonly<Record<number, string>> = {
  1: 'Unit disimpan perusahaan. Nasabah dapat menebusnya dengan melunasi kewajiban di atas sebelum unit dijual. Bila tidak, unit dijual melalui lelang umum, atau di bawah tangan dengan persetujuan nasabah bila harganya lebih tinggi. Hasil penjualan dipakai untuk melunasi kewajiban; kelebihannya dikembalikan kepada nasabah, dan kekurangannya tetap menjadi kewajiban nasabah.',
};
/** The version that is told now. */
export const SALE_VERSION = 1;

/** What becomes of a unit that was taken. */
export const UNIT_KINDS = ['STORED', 'CONDITION', 'RETURNED', 'SOLD'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
/** Those that one person writes; a sale is asked for and decided by another. */
export const WRITTEN_UNIT_KINDS = ['STORED', 'CONDITION', 'RETURNED'] as const satisfies readonly UnitKind[];
export type WrittenUnitKind = (typeof WRITTEN_UNIT_KINDS)[number];
