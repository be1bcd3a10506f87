import type { AbsentDays } from '@/lib/contract/cashierDays';
import type { FieldErrors } from '@/lib/contract/envelope';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { checkCount, EMPTY_COUNT, UNREAD, type CountDraft } from '@/lib/cash/countDraft';

/** An open day of a cashier who is away. */
export type AbsentDay = AbsentDays['rows'][number];

/** A count for somebody else, as it is typed. */
export interface AbsentDraft extends CountDraft {
  reason: string;
}

export const EMPTY_ABSENT: AbsentDraft = { ...EMPTY_COUNT, reason: '' };

/** What is missing before it can be sent, by field; the server compares the count. */
export function checkAbsent(draft: AbsentDraft): FieldErrors {
  const { isBegun, unread } = checkCount(draft, 0);
  return {
    ...(!isBegun && { '100000': 'Belum dihitung. Tulis 0 bila tidak ada.' }),
    ...Object.fromEntries(unread.map((key) => [key, UNREAD])),
    ...(draft.reason.trim().length < MIN_REASON_LENGTH && {
      reason: `Tulis alasannya, paling sedikit ${MIN_REASON_LENGTH} huruf.`,
    }),
  };
}
