import { sql } from 'drizzle-orm';
import { commissions, credits, payments } from '../platform/db/schema';

/**
 * The first instalment of a commission's contract counts as covered by money that no checked statement shows yet: a transfer,
 * or a deposit that may have come by one (docs/decisions/0141).
 */
export const firstLineUnconfirmed = sql<boolean>`exists (
  select from ${credits} where ${credits.contractCode} = ${commissions.contractCode} and ${credits.creditTo} = 1
     and ${credits.voidedAt} is null
     and (${credits.transferState} = 'UNCONFIRMED'
          or ${credits.deposit} > 0 and exists (
               select from ${payments} where ${payments.contractCode} = ${commissions.contractCode}
                  and ${payments.transferState} = 'UNCONFIRMED')))`;
