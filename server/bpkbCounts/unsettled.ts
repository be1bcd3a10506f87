import { sql } from 'drizzle-orm';

/**
 * Whether a finding `f` of a count `c` waits to be settled, where `r` is the request that it was settled by: a loss that was
 * refused or taken back meanwhile settles nothing. Once it is signed a count stays as it was.
 */
export const isUnsettled = sql`(f.finding <> 'MOVED' and (f.settlement is null
  or c.state = 'CLOSED' and coalesce(r.status, '') in ('REJECTED', 'WITHDRAWN')))`;
