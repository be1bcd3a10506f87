import type { AbsentDays } from '@/lib/contract/cashierDays';
import type { FieldErrors } from '@/lib/contract/envelope';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { EMPTY_COUNT, type CountDraft } from './countDraft';

/** An open day of a cashier who is away. */
export type AbsentDay = AbsentDays['rows'][number];

/** A count for somebody else, as it is typed. */
export interface AbsentDraft extends CountDraft {
  reason: string;
}

export const EMPTY_ABSENT: AbsentDraft = { ...EMPTY_COUNT, reason: '' };

/** What is missing before it can be sent, by field; the server compares the count. */
export const checkAbsent = ({ reason }: AbsentDraft, isBegun: boolean): FieldErrors => ({
  ...(!isBegun && { '100000': 'Belum dihitung. Tulis 0 bila tidak ada.' }),
  ...(reason.trim().length < MIN_REASON_LENGTH && {
    reason: `Tulis alasannya, paling sedikit ${MIN_REASON_LENGTH} huruf.`,
  }),
});
