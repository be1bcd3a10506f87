import type { Db } from '../platform/db/connect';
import { keptFigures } from './keptFigures';
import { owedByDay } from './owedByDay';

/** What each office is owed, for all who show figures of it. */
export const keptOwed = (db: Db) => keptFigures((offices) => owedByDay(db, offices));
export type KeptOwed = ReturnType<typeof keptOwed>;
