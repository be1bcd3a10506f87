import { and, asc, eq } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { NamedPeople } from '@/lib/contract/registrationList';
import { ofOffice, officeOfList, worksForOneOf } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { partners, staff } from '../platform/db/schema';

/** Surveyors and external marketers of the offices that a person sees, by name; also those who left. 403: another office's. */
export async function listNamedPeople(
  db: Db,
  person: SignedIn,
  asked: number | undefined,
): Promise<NamedPeople> {
  const office = officeOfList(person, asked);
  const [surveyors, marketers] = await Promise.all([
    db
      .select(nameIn(staff))
      .from(staff)
      .where(and(eq(staff.titleId, SURVEYOR_TITLE_ID), worksForOneOf(office)))
      .orderBy(asc(staff.name), asc(staff.id)),
    db
      .select(nameIn(partners))
      .from(partners)
      .where(and(eq(partners.kind, 'MARKETER'), ofOffice(partners.officeId, office)))
      .orderBy(asc(partners.name), asc(partners.id)),
  ]);
  return { surveyors, marketers };
}

const nameIn = <T extends typeof staff | typeof partners>({ id, name, officeId, active }: T) =>
  ({ id, name, office_id: officeId, active }) as const;
