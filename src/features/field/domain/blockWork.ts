import { ttsMonth } from '@/lib/collection/visitErrors';
import type { KeptVisit } from '../device/KeptVisit';
import { FEW_NUMBERS, numbersLeft, type OwnBlock, type UsedNumber } from './nextTtsNumber';
import { visitDay } from './visitRules';

/** Open blocks that a device can have at a time. */
const MOST = 2;

/** Numbers that visits on this device have. */
export const usedNumbers = (visits: readonly KeptVisit[]): UsedNumber[] =>
  visits.flatMap((visit) =>
    visit.tts ? [{ block: visit.tts.block, nth: visit.tts.nth, day: visitDay(visit) }] : [],
  );

/**
 * What is to be done with a device's blocks while it is online: those of an earlier month are closed once nothing of them
 * waits here, and the next one is taken where few numbers are left.
 */
export function blockWork(
  blocks: readonly OwnBlock[],
  visits: readonly KeptVisit[],
  day: string,
): { close: string[]; take: boolean } {
  const open = blocks.filter(({ closed_at }) => closed_at === null);
  const waits = new Set(visits.flatMap(({ step, tts }) => (step !== 'sent' && tts ? [tts.block] : [])));
  const close = open
    .filter(({ id, given_on }) => ttsMonth(given_on) < ttsMonth(day) && !waits.has(id))
    .map(({ id }) => id);
  const left = numbersLeft(open, usedNumbers(visits), day);
  return { close, take: left < FEW_NUMBERS && open.length - close.length < MOST };
}
