import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { HandoverBasis, postHandover } from '@/lib/contract/handovers';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { checkCount, UNREAD, type CountDraft } from '@/lib/cash/countDraft';
import { formatRupiah } from '@/lib/format/rupiah';

/** What is typed before a hand-over is taken; fields as the call names them. */
export interface HandoverDraft {
  /** Key of a note or coin → what stands in its field. */
  counts: CountDraft['counts'];
  reason: string;
  late_reason: string;
}

export const EMPTY_HANDOVER: HandoverDraft = { counts: {}, reason: '', late_reason: '' };

type Expected = Pick<HandoverBasis, 'sums' | 'rows'>;

/** What is counted so far against the sum of the TTS, rupiah. */
export const countOf = ({ counts, reason }: HandoverDraft, { sums }: Pick<Expected, 'sums'>) =>
  checkCount({ counts, explanation: reason }, sums.amount);

/** Whether a second person is asked, so that it is said why the money comes only now. */
export const asksLate = ({ rows }: Pick<Expected, 'rows'>): boolean =>
  rows.some(({ second_person }) => second_person !== null);

/** What is missing or wrong, by field; empty: it can be posted. */
export function checkHandover(draft: HandoverDraft, basis: Expected): FieldErrors {
  const { unread, isBegun, difference } = countOf(draft, basis);
  const isShort = (text: string) => text.trim().length < MIN_REASON_LENGTH;
  const least = `paling sedikit ${MIN_REASON_LENGTH} karakter.`;
  return {
    ...Object.fromEntries(unread.map((key) => [key, UNREAD])),
    ...(!isBegun && { [DENOMINATIONS[0].key]: 'Belum dihitung. Tulis 0 bila tidak ada.' }),
    ...(isBegun &&
      difference !== 0 &&
      isShort(draft.reason) && {
        reason: `Tulis mengapa uangnya ${difference < 0 ? 'kurang' : 'lebih'} ${formatRupiah(Math.abs(difference))}, ${least}`,
      }),
    ...(asksLate(basis) &&
      isShort(draft.late_reason) && { late_reason: `Tulis mengapa uangnya baru disetor sekarang, ${least}` }),
  };
}

/** The same as the call takes it: the TTS and the digest are those that were shown. */
export function toHandover(draft: HandoverDraft, basis: HandoverBasis): BodyOf<typeof postHandover> {
  const { denominations, difference } = countOf(draft, basis);
  return {
    collector_id: basis.collector.id,
    tts_ids: basis.rows.map(({ tts_id }) => tts_id),
    denominations,
    reason: difference === 0 ? '' : draft.reason.trim(),
    late_reason: asksLate(basis) ? draft.late_reason.trim() : '',
    digest: basis.digest,
  };
}
