import { addressCodec, orNull, rowId, text } from '@/lib/address/addressCodec';

const START = { open: null as string | null, office: null as number | null };
const OPENED = addressCodec<typeof START>({ open: orNull(text(20)), office: orNull(rowId) });

/** The query part by which a voucher opens above the page; `office`: above the fund of that one. */
export const voucherSearch = (id: number, office: number | null = null): string =>
  OPENED.search({ open: String(id), office }, START);
