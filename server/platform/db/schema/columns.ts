import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** An instant with zone, to the millisecond, as JavaScript dates have it. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** A calendar date, `YYYY-MM-DD`. */
export const day = () => date({ mode: 'string' });

/** An amount that is always there. */
export const rupiah = () => bigint({ mode: 'number' }).notNull();
