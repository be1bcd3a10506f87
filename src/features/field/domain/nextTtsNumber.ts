import { ttsDayError, ttsMonth } from '@/lib/collection/visitErrors';
import type { TtsBlock } from '@/lib/contract/tts';

/** A block as the device knows it. */
export type OwnBlock = Pick<
  TtsBlock,
  'id' | 'prefix' | 'first' | 'last' | 'given_on' | 'used' | 'last_day' | 'closed_at'
>;

/** A number that a visit on this device has. */
export interface UsedNumber {
  block: string;
  nth: number;
  /** The office's day of its visit. */
  day: string;
}

/** Fewer than so many left: the next block is asked for. */
export const FEW_NUMBERS = 10;

export type NextNumber =
  | { block: string; nth: number; number: string; problem: null }
  /** Why there is none now, and what to do. */
  | { problem: string };

/** `JKT/K2611/00228`. */
export const ttsNumber = ({ prefix }: Pick<OwnBlock, 'prefix'>, nth: number): string =>
  `${prefix}${String(nth).padStart(5, '0')}`;

const NONE_LEFT =
  'Nomor tanda terima di perangkat ini habis. Tersambunglah sebentar untuk mengambil nomor baru.';
const NONE_YET =
  'Perangkat ini belum mempunyai nomor tanda terima bulan ini. Tersambunglah sebentar untuk mengambilnya.';

/** The block as far as it is used, by server and device: numbers only rise, so that dates never fall. */
function stateOf({ id, first, used, last_day }: OwnBlock, here: readonly UsedNumber[]) {
  const own = here.filter(({ block }) => block === id);
  return {
    top: Math.max(first - 1, ...used, ...own.map(({ nth }) => nth)),
    before: [last_day ?? '', ...own.map(({ day }) => day)].toSorted().at(-1) || null,
  };
}

const ofMonth = (blocks: readonly OwnBlock[], day: string) =>
  blocks
    .filter(({ closed_at, given_on }) => closed_at === null && ttsMonth(given_on) === ttsMonth(day))
    .toSorted((a, b) => a.first - b.first);

/**
 * The next number that may be given on a day, of the oldest block that has one; or why there is none.
 * @param here numbers of all visits on this device, sent or not
 */
export function nextTtsNumber(
  blocks: readonly OwnBlock[],
  here: readonly UsedNumber[],
  day: string,
): NextNumber {
  const open = ofMonth(blocks, day);
  for (const block of open) {
    const { top, before } = stateOf(block, here);
    if (top >= block.last) continue;
    const problem = ttsDayError(day, { month: ttsMonth(block.given_on), before, after: null });
    if (problem !== null) return { problem };
    return { block: block.id, nth: top + 1, number: ttsNumber(block, top + 1), problem: null };
  }
  return { problem: open.length > 0 ? NONE_LEFT : NONE_YET };
}

/** How many numbers are left for a day. */
export const numbersLeft = (blocks: readonly OwnBlock[], here: readonly UsedNumber[], day: string): number =>
  ofMonth(blocks, day).reduce((sum, block) => sum + Math.max(0, block.last - stateOf(block, here).top), 0);
