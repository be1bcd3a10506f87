import { FIGURE_PARTS, type FigurePart } from '@/lib/contract/figureTerms';
import type { Reading } from '@/lib/contract/monitoring';
import { keptFigures } from '../figures/keptFigures';
import type { KeptOwed } from '../figures/keptOwed';
import type { Connection, Db } from '../platform/db/connect';
import { onReplica } from '../platform/db/onReplica';
import { officeDays } from './officeDays';
import { READERS } from './readings';

/** Figures of each part, kept for some seconds an office: however many look, each is asked once. */
export function keptReadings(connection: Connection, keptOwed: KeptOwed) {
  const kept = (part: FigurePart) =>
    keptFigures<Reading[]>((ids, now) => {
      const read = async (db: Db) =>
        READERS[part](db, await officeDays(db, ids, now), now, async (offices) => {
          const owed = await keptOwed(offices, now);
          return new Map([...owed].map(([id, { value }]) => [id, value]));
        });
      // What is owed is read on the replica for all who show it.
      return part === 'owed' ? read(connection.db) : onReplica(connection, read);
    });
  return Object.fromEntries(FIGURE_PARTS.map((part) => [part, kept(part)])) as Record<
    FigurePart,
    ReturnType<typeof kept>
  >;
}
export type KeptReadings = ReturnType<typeof keptReadings>;
