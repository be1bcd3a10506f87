import { sql, type SQL } from 'drizzle-orm';
import type { OfficeDay } from './officeDays';

/** Offices as rows `d (office, today, begins, ends)`: their day, and the instants at which it begins and ends there. */
export const dayRows = (offices: readonly OfficeDay[]): SQL => sql`
  (select office, today, today::timestamp at time zone zone as begins, (today + 1)::timestamp at time zone zone as ends
     from unnest(${sql.param(offices.map(({ id }) => id))}::int[], ${sql.param(offices.map(({ today }) => today))}::date[],
                 ${sql.param(offices.map(({ zone }) => zone))}::text[]) as o (office, today, zone)) d`;

/** The ids of offices, for `any`. */
export const idsOf = (offices: readonly OfficeDay[]): SQL =>
  sql`${sql.param(offices.map(({ id }) => id))}::int[]`;
