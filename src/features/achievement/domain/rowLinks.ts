import type { Place } from './achievementList';

/** What stands behind figures: receipts, accounts, visits, promises, TTS. */
export const ROW_KINDS = ['receipts', 'accounts', 'visits', 'promises', 'tts'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Rows behind one figure. */
export interface RowsOf {
  of: RowKind;
  /** Which of them; left out: as the list begins. */
  show?: string;
  /** `8-15`. */
  bucket?: string;
}

/** A query part of an address by name; what is undefined is not written. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

/** The same period and office on another page. */
export const placeQuery = ({ period, date, office }: Place): AddressQuery => ({
  period: period === 'day' ? undefined : period,
  date: date || undefined,
  // Written always: whoever opens the address may have another office kept.
  office: String(office),
});

/**
 * Rows behind a figure of one collector, or of all that are seen.
 * @param collector `none`: of nobody's contracts
 */
export const rowsQuery = (
  place: Place,
  { of, show, bucket }: RowsOf,
  collector?: number | 'none',
): AddressQuery => ({
  of: of === 'receipts' ? undefined : of,
  show,
  bucket,
  ...placeQuery(place),
  collector: collector === undefined ? undefined : String(collector),
});

/** Where a figure's rows are. */
export type LinkOf = (rows: RowsOf) => string;

/** The month and office that are looked at, where targets are set. */
export const targetQuery = ({ date, office }: Place): AddressQuery => ({
  month: date.slice(0, 7) || undefined,
  office: office === 'all' ? undefined : String(office),
});
