import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { RegistrationChoices } from '@/lib/contract/registrationChoices';
import { todayIn } from '../calendar/today';
import { officeOrOwn, worksFor } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contractTypes, finances, offices, staff } from '../platform/db/schema';

/** What a form of an office chooses from today: masters that are on and in force, and who visits there. */
export async function registrationChoices(
  db: Db,
  person: SignedIn,
  officeId: number | undefined,
  now: Date,
): Promise<RegistrationChoices> {
  const wanted = officeOrOwn(person, officeId);
  const [office] = await db.select().from(offices).where(eq(offices.id, wanted));
  if (!office) throw notFound('Kantor ini tidak ada.');
  const day = todayIn(office.zone, now);
  const { id, name, vehicleKind } = contractTypes;
  const visits = and(worksFor(office.id), eq(staff.titleId, SURVEYOR_TITLE_ID), eq(staff.active, true));
  const [types, funders, surveyors] = await Promise.all([
    db
      .select({ id, name, vehicle_kind: vehicleKind })
      .from(contractTypes)
      .where(offered(contractTypes, day))
      .orderBy(asc(name), asc(id)),
    db
      .select({ id: finances.id, name: finances.name })
      .from(finances)
      .where(offered(finances, day))
      .orderBy(asc(finances.name), asc(finances.id)),
    db
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(visits)
      .orderBy(asc(staff.name), asc(staff.id)),
  ]);
  return { contract_types: types, finances: funders, surveyors };
}

type Offered = Pick<typeof finances | typeof contractTypes, 'active' | 'validFrom' | 'validTo'>;

const offered = ({ active, validFrom, validTo }: Offered, day: string) =>
  and(eq(active, true), lte(validFrom, day), or(isNull(validTo), gte(validTo, day)));
