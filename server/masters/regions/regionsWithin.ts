import { sql } from 'drizzle-orm';

/** How many regions lie one step below a row of `regions`. */
export const regionsWithin = sql<number>`(
  select count(*)::int from regions within where within.parent_code = "regions"."code"
)`;
