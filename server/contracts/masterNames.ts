import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { calculations, contracts, contractTypes, finances } from '../platform/db/schema';
import type { BesideContract, MasterNames } from './contractFacts';
import { restructureLinks } from './restructureLinks';

/** What the contract's type, funder and calculation are called. */
async function masterNames(db: Db, code: string): Promise<MasterNames> {
  const [names] = await namesOfCode(db).execute({ code });
  return names ?? { contract_type: null, finance: null, calculation: null };
}

const namesOfCode = prepared((db) =>
  db
    .select({
      contract_type: contractTypes.name,
      finance: finances.name,
      calculation: calculations.name,
    })
    .from(contracts)
    .leftJoin(contractTypes, eq(contractTypes.id, contracts.contractTypeId))
    .leftJoin(finances, eq(finances.id, contracts.financeId))
    .leftJoin(calculations, eq(calculations.id, contracts.calculationId))
    .where(eq(contracts.code, sql.placeholder('code')))
    .prepare('master_names'),
);

/** The same, with the contracts before and after it. */
export async function besideContract(db: Db, code: string): Promise<BesideContract> {
  const [masters, links] = await Promise.all([masterNames(db, code), restructureLinks(db, code)]);
  return { ...masters, ...links };
}
