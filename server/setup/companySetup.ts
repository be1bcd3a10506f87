import { and, asc, eq, gte, isNull, lte, max, or, sql } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { CompanySetup } from '@/lib/contract/companySetup';
import { calculationsInForce } from '../calculations/inForce';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import {
  contracts,
  contractTypes,
  finances,
  holidays,
  offices,
  prices,
  regions,
  registrationStatuses,
  staff,
} from '../platform/db/schema';
import { inForceOn } from '../prices/inForce';
import { readTitles } from '../titles/readTitles';
import { companyName } from './companyName';
import { maySetUp } from './maySetUp';
import { peopleOfSetup } from './people';
import { readNotes, type SetupNotes } from './setupNotes';
import { stepsOf } from './steps';
import { workAt } from './work';

/** The contract types that a form may choose on a day (`YYYY-MM-DD`). */
const offeredTypes = (db: Db, day: string): Promise<CompanySetup['contract_types']> =>
  db
    .select({ code: contractTypes.code, name: contractTypes.name, vehicle_kind: contractTypes.vehicleKind })
    .from(contractTypes)
    .where(offered(contractTypes, day))
    .orderBy(asc(contractTypes.code));

/** The same of the funders. */
const offeredFinances = (db: Db, day: string): Promise<CompanySetup['finances']> =>
  db
    .select({ code: finances.code, name: finances.name })
    .from(finances)
    .where(offered(finances, day))
    .orderBy(asc(finances.code));

type Offered = Pick<typeof finances | typeof contractTypes, 'active' | 'validFrom' | 'validTo'>;

const offered = ({ active, validFrom, validTo }: Offered, day: string) =>
  and(eq(active, true), lte(validFrom, day), or(isNull(validTo), gte(validTo, day)));

/** What the company has and lacks at this moment, as somebody may see it. */
export async function companySetup(db: Db, caller: SignedIn, now: Date): Promise<CompanySetup> {
  const [first] = await db
    .select()
    .from(offices)
    .where(eq(offices.active, true))
    .orderBy(offices.id)
    .limit(1);
  const today = todayIn(first?.zone ?? caller.office.zone, now);
  const notes = await readNotes(db);
  const found = {
    company: await companyName(db),
    office: first ? officeShown(first) : null,
    titles: await titlesOfSetup(db, caller),
    ...(await peopleOfSetup(db, caller)),
    work: first ? await workAt(db, first.id) : [],
    calculations: (await calculationsInForce(db, today)).map(({ code, name, vehicle_kind }) => ({
      code,
      name,
      vehicle_kind,
    })),
    contract_types: await offeredTypes(db, today),
    finances: await offeredFinances(db, today),
    prices: await db.$count(prices, inForceOn(today)),
  };
  return {
    today,
    ...found,
    given: await givenToAll(db),
    steps: stepsOf(found, notes.skipped),
    finished: await finishedBy(db, notes),
    at_work: (await db.select({ code: contracts.code }).from(contracts).limit(1)).length > 0,
    may_change: maySetUp(caller),
  };
}

const officeShown = ({ id, code, name, zone, address, phone }: typeof offices.$inferSelect) => ({
  id,
  code,
  name,
  zone,
  address,
  phone,
});

async function titlesOfSetup(db: Db, caller: SignedIn): Promise<CompanySetup['titles']> {
  const rows = await readTitles(db, caller);
  return rows.map(({ id, name, version, holders, used_by: usedBy }) => ({
    id,
    name,
    version,
    holders,
    kept: id === SURVEYOR_TITLE_ID ? 'SURVEYOR' : usedBy > 0 ? 'HELD' : null,
  }));
}

async function givenToAll(db: Db): Promise<CompanySetup['given']> {
  const [last] = await db.select({ date: max(holidays.date) }).from(holidays);
  return {
    statuses: await db.$count(registrationStatuses, eq(registrationStatuses.active, true)),
    provinces: await db.$count(regions, sql`length(${regions.code}) = 2`),
    villages: await db.$count(regions, sql`length(${regions.code}) > 4`),
    holidays_to: last?.date ?? null,
  };
}

async function finishedBy(db: Db, { finished }: SetupNotes): Promise<CompanySetup['finished']> {
  if (!finished) return null;
  const [by] = await db
    .select({ username: staff.username, name: staff.name })
    .from(staff)
    .where(eq(staff.id, finished.by));
  return { at: finished.at, by: by ?? null };
}
