import { eq, inArray, or, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { forbidden } from '../core/ApiError';
import { staff, staffOffices, titles } from '../db/schema';
import type { SignedIn } from './session';

/*
 * Who sees the records of which office: their own ones, or all where the title says so. Nothing else of the server asks a
 * session for it (docs/decisions/0088, 0111).
 */

type Person = Pick<SignedIn, 'office' | 'furtherOffices' | 'allOffices'>;

/** Whether a person, or whoever has a title, sees the records of every office. */
export const seesEveryOffice = ({ allOffices }: Pick<Person, 'allOffices'>): boolean => allOffices;

/** Offices that a list is about; undefined: every office. */
export type ListedOffices = readonly number[] | undefined;

/** The same where both were kept: whether it was every office, and which ones. */
export const listedOffices = (allOffices: boolean, officeIds: readonly number[]): ListedOffices =>
  allOffices ? undefined : officeIds;

/** The offices that a person sees, the home office first; undefined: every office. */
export const seenOffices = (person: Person): ListedOffices =>
  person.allOffices ? undefined : [person.office.id, ...person.furtherOffices];

/** Whether a person sees the records of that office. */
export const seesOffice = (person: Person, officeId: number): boolean =>
  seenOffices(person)?.includes(officeId) ?? true;

/** 403 with `message`, for a record of an office that the person does not see. */
export function requireOffice(person: Person, officeId: number, message: string): void {
  if (!seesOffice(person, officeId)) throw forbidden(message);
}

/**
 * The offices that a list is about: the one that is asked for, or else all that the person sees. 403: an office that the
 * person does not see.
 */
export function officeOfList(person: Person, asked: number | undefined): ListedOffices {
  if (asked === undefined) return seenOffices(person);
  return [officeOrOwn(person, asked)];
}

/** The one office that a call is about: the one that is asked for, or else the home office. 403: one that is not seen. */
export function officeOrOwn(person: Person, asked: number | undefined): number {
  if (asked !== undefined) requireOffice(person, asked, 'Kantor ini bukan kantor Anda.');
  return asked ?? person.office.id;
}

/** Rows of the offices that `officeOfList` gave, or of placeholders of them; undefined: of every office. */
export function ofOffice(
  column: PgColumn,
  offices: readonly (number | Placeholder)[] | undefined,
): SQL | undefined {
  if (offices === undefined) return undefined;
  const [only] = offices;
  return offices.length === 1 && only !== undefined ? eq(column, only) : inArray(column, [...offices]);
}

/** Rows of the offices that a person sees; undefined: of every office. */
export const ofSeenOffices = (column: PgColumn, person: Person): SQL | undefined =>
  ofOffice(column, seenOffices(person));

/** The same where a statement is written as text: `column` with its alias. */
export function inSeenOffices(column: SQL, person: Person): SQL {
  const offices = seenOffices(person);
  return offices ? sql`${column} in ${offices}` : sql`true`;
}

/** People who work for an office, at home there or not, of the table `staff`. */
export const worksFor = (officeId: number): SQL | undefined =>
  or(
    eq(staff.officeId, officeId),
    sql`exists (select 1 from ${staffOffices}
      where ${staffOffices.staffId} = ${staff.id} and ${staffOffices.officeId} = ${officeId})`,
  );

/** The same for the offices that `officeOfList` gave; undefined: everybody. */
export const worksForOneOf = (offices: ListedOffices): SQL | undefined =>
  offices && or(...offices.map((office) => worksFor(office)));

/** The other way round: the people who see an office, where `staff` and `titles` are joined. */
export const peopleWhoSee = (officeId: number): SQL | undefined => or(worksFor(officeId), titles.allOffices);

/** The people who see every office, where `titles` is joined. */
export const peopleWhoSeeAll = (): SQL => eq(titles.allOffices, true);
