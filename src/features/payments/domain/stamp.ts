/** Above this a receipt needs a stamp (DOMAIN, meterai), rupiah. */
const STAMP_ABOVE = 5_000_000;

/** The stamp that belongs on a paper about so much money; undefined where none does. */
export const stampFor = (amount: number): string | undefined =>
  amount > STAMP_ABOVE ? 'Meterai Rp10.000' : undefined;
