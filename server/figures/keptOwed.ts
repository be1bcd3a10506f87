import type { Connection } from '../platform/db/connect';
import { onReplica } from '../platform/db/onReplica';
import { keptFigures } from './keptFigures';
import { owedByDay } from './owedByDay';

/** What each office is owed, for all who show figures of it. */
export const keptOwed = (connection: Connection) =>
  keptFigures((offices) => onReplica(connection, (db) => owedByDay(db, offices)));
export type KeptOwed = ReturnType<typeof keptOwed>;
