import { checkCount, UNREAD, type CountDraft } from '@/lib/cash/countDraft';
import type { FieldErrors } from '@/lib/contract/envelope';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import type { FieldChange } from '@/lib/editor/editor';
import { formatRupiah } from '@/lib/format/rupiah';
import type { StandingFund } from './StandingFund';

/** A count of the fund as it is typed; `receiver` and `reason` where it is handed over. */
export interface CountedDraft extends CountDraft {
  receiver: string;
  reason: string;
}

export const EMPTY_COUNTED: CountedDraft = { counts: {}, explanation: '', receiver: '', reason: '' };

/** What a count is for. A surprise count is blind: who counts does not know what should be there. */
export type CountPurpose = 'CLOSING' | 'SURPRISE' | 'HANDING';

/** What was read of it, compared with what should be there; of a blind one with itself. */
export function readCounted(draft: CountedDraft, expected: number | null) {
  const blind = checkCount(draft, 0);
  return expected === null ? { ...blind, difference: 0 } : checkCount(draft, expected);
}

/** What is wrong, by field; empty: it can be sent. */
export function checkCounted(
  purpose: CountPurpose,
  draft: CountedDraft,
  { fund: { balance } }: StandingFund,
): FieldErrors {
  const { unread, isBegun, difference } = readCounted(draft, purpose === 'SURPRISE' ? null : balance);
  const silent = difference !== 0 && draft.explanation.trim().length < 3;
  const [{ key: first }] = DENOMINATIONS;
  return {
    // What is empty counts as nothing, so that only an unbegun count is held back.
    ...(!isBegun && (purpose === 'SURPRISE' || balance !== 0)
      ? { [first]: 'Belum dihitung. Tulis 0 bila tidak ada.' }
      : silent && { explanation: `Jelaskan selisih ${formatRupiah(difference)}.` }),
    ...Object.fromEntries(unread.map((key) => [key, UNREAD])),
    ...(purpose === 'HANDING' && draft.receiver === '' && { receiver_id: 'Pilih pemegang berikutnya.' }),
    ...(purpose === 'HANDING' &&
      draft.reason.trim().length < MIN_REASON_LENGTH && {
        reason: `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`,
      }),
  };
}

/** What every count sends. */
export function toCounted(draft: CountedDraft) {
  const { denominations } = checkCount(draft, 0);
  return { denominations, explanation: draft.explanation.trim() };
}

/** What moved while somebody counted. */
export const fundChanges = (before: StandingFund, now: StandingFund): FieldChange[] =>
  before.fund.last_voucher_id === now.fund.last_voucher_id && before.fund.balance === now.fund.balance
    ? []
    : [
        {
          label: 'Saldo',
          before: formatRupiah(before.fund.balance),
          after: formatRupiah(now.fund.balance),
        },
      ];
