import { timestamp } from 'drizzle-orm/pg-core';

/** An instant with zone, to the millisecond, as JavaScript dates have it. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
