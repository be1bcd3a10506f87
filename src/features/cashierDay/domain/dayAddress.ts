import { addressCodec, day, oneOf, orNull, rowId } from '@/lib/address/addressCodec';
import { RECEIPT_DAYS, type ReceiptDay } from '@/lib/contract/creditListDefaults';

/** What the address says: whose day, and which; null: one's own, today. `by`: of entry, or of payment. */
export interface DayPlace {
  day: string | null;
  staffId: number | null;
  by: ReceiptDay;
}

export const DAY_START: DayPlace = { day: null, staffId: null, by: 'entered' };

export const DAY_ADDRESS = addressCodec<DayPlace>(
  { staffId: orNull(rowId), day: orNull(day), by: oneOf(RECEIPT_DAYS) },
  { staffId: 'staff' },
);

/** The query part of a place; what is at its start is left out. */
export const daySearch = (place: DayPlace): string => DAY_ADDRESS.search(place, DAY_START);
