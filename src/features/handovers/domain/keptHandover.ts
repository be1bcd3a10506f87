import * as z from 'zod/mini';
import { readOwn, writeOwn } from '@/lib/session/ownEntries';
import { parseKept } from '@/lib/session/parseKept';
import { EMPTY_HANDOVER, type HandoverDraft } from './handoverDraft';

/*
 * A count that was begun, kept in this tab while the page is left. It belongs to a collector, an office and the day of the
 * drawer: the banknotes of another day are others.
 */

/** Whose banknotes are counted. */
export interface CountedOf {
  collector: { id: number };
  office: { id: number };
  drawer: { day: string };
}

const keptSchema = z.object({
  counts: z.record(z.string(), z.string()),
  reason: z.string(),
  late_reason: z.string(),
});

const nameOf = ({ collector, office, drawer }: CountedOf) =>
  `setoran.draf.${office.id}-${collector.id}-${drawer.day}` as const;

/** What was typed for it before, or nothing yet. */
export const startHandover = (of: CountedOf): HandoverDraft =>
  parseKept(readOwn(nameOf(of)), keptSchema) ?? EMPTY_HANDOVER;

/** Keeps what was typed. */
export const keepHandover = (of: CountedOf, draft: HandoverDraft): void =>
  writeOwn(nameOf(of), JSON.stringify(draft));

/** It was posted: what was typed is in the protocol. */
export const forgetHandover = (of: CountedOf): void => writeOwn(nameOf(of), null);
