import type { offices } from '../platform/db/schema';

type Limits = Pick<
  typeof offices.$inferSelect,
  'maxCollectorFee' | 'comingCollectorFee' | 'comingCollectorFeeFrom'
>;

/** What a second person approved, and from which day; null: nothing. */
const approvedFee = ({ comingCollectorFee: amount, comingCollectorFeeFrom: from }: Limits) =>
  amount === null || from === null ? null : { amount, from };

/** Most that a receipt of an office charges for collecting on a day, rupiah. */
export function collectorFeeOn(office: Limits, day: string): number {
  const approved = approvedFee(office);
  return approved && approved.from <= day ? approved.amount : office.maxCollectorFee;
}

/** What holds from a later day; null: nothing. */
export function comingFeeAfter(office: Limits, day: string): { amount: number; from: string } | null {
  const approved = approvedFee(office);
  return approved && approved.from > day ? approved : null;
}
