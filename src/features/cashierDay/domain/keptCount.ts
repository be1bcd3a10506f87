import * as z from 'zod/mini';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { readOwn, writeOwn } from '@/lib/session/ownEntries';
import { parseKept } from '@/lib/session/parseKept';
import { EMPTY_COUNT, type CountDraft } from '@/lib/cash/countDraft';

/*
 * A count that was begun, kept in this tab while the page is left. It belongs to a day and to how often that was closed:
 * after a closing the next count begins with what was counted then.
 */

type Day = Pick<CashierDay, 'day' | 'closings'>;

const keptSchema = z.object({
  closings: z.int(),
  draft: z.object({ counts: z.record(z.string(), z.string()), explanation: z.string() }),
});

const nameOf = ({ day }: Day) => `kas.draf.${day}` as const;

/** What a count begins with: what was typed for it before, else the pieces of the last closing. */
export function startCount(shown: Day): CountDraft {
  return readKept(shown) ?? lastCount(shown);
}

/** Keeps what was typed for a count. */
export const keepCount = (shown: Day, draft: CountDraft): void =>
  writeOwn(nameOf(shown), JSON.stringify({ closings: shown.closings.length, draft }));

/** It was closed: what was typed is in the closing. */
export const forgetCount = (shown: Day): void => writeOwn(nameOf(shown), null);

function readKept(shown: Day): CountDraft | null {
  const kept = parseKept(readOwn(nameOf(shown)), keptSchema);
  return kept?.closings === shown.closings.length ? kept.draft : null;
}

/** The difference is another one by now, so its explanation is not taken over. */
function lastCount({ closings }: Day): CountDraft {
  const last = closings.at(-1);
  if (!last) return EMPTY_COUNT;
  const counts = Object.entries(last.denominations).map(([piece, count]) => [piece, String(count)]);
  return { counts: Object.fromEntries(counts) as Record<string, string>, explanation: '' };
}
