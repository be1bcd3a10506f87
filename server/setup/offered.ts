import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { CompanySetup } from '@/lib/contract/companySetup';
import type { Db } from '../platform/db/connect';
import { contractTypes, finances } from '../platform/db/schema';

/** The contract types that a form may choose on a day (`YYYY-MM-DD`). */
export const offeredTypes = (db: Db, day: string): Promise<CompanySetup['contract_types']> =>
  db
    .select({ code: contractTypes.code, name: contractTypes.name, vehicle_kind: contractTypes.vehicleKind })
    .from(contractTypes)
    .where(offered(contractTypes, day))
    .orderBy(asc(contractTypes.code));

/** The same of the funders. */
export const offeredFinances = (db: Db, day: string): Promise<CompanySetup['finances']> =>
  db
    .select({ code: finances.code, name: finances.name })
    .from(finances)
    .where(offered(finances, day))
    .orderBy(asc(finances.code));

type Offered = Pick<typeof finances | typeof contractTypes, 'active' | 'validFrom' | 'validTo'>;

const offered = ({ active, validFrom, validTo }: Offered, day: string) =>
  and(eq(active, true), lte(validFrom, day), or(isNull(validTo), gte(validTo, day)));
