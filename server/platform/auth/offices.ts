import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { forbidden } from '../core/ApiError';
import { staff, titles } from '../db/schema';
import type { SignedIn } from './session';

/*
 * Who sees the records of which office: their own, or all where the title says so. Nothing else of the server asks a
 * session for it (docs/decisions/0088).
 */

type Person = Pick<SignedIn, 'office' | 'allOffices'>;

/** Whether a person sees the records of that office. */
export const seesOffice = (person: Person, officeId: number): boolean =>
  person.allOffices || officeId === person.office.id;

/** 403 with `message`, for a record of an office that the person does not see. */
export function requireOffice(person: Person, officeId: number, message: string): void {
  if (!seesOffice(person, officeId)) throw forbidden(message);
}

/**
 * The office that a list is about: the one that is asked for, or else the person's own; undefined: every office. 403: an
 * office that the person does not see.
 */
export function officeOfList(person: Person, asked: number | undefined): number | undefined {
  if (asked !== undefined) requireOffice(person, asked, 'Kantor ini bukan kantor Anda.');
  return asked ?? (person.allOffices ? undefined : person.office.id);
}

/** Rows of the office that `officeOfList` gave; undefined: of every office. */
export const ofOffice = (column: PgColumn, office: number | undefined): SQL | undefined =>
  office === undefined ? undefined : eq(column, office);

/** Rows of the offices that a person sees; undefined: of every office. */
export const ofSeenOffices = (column: PgColumn, person: Person): SQL | undefined =>
  ofOffice(column, officeOfList(person, undefined));

/** The same where a statement is written as text: `column` with its alias. */
export const inSeenOffices = (column: SQL, person: Person): SQL =>
  person.allOffices ? sql`true` : sql`${column} = ${person.office.id}`;

/** The other way round: the people who see an office, where `staff` and `titles` are joined. */
export const peopleWhoSee = (officeId: number): SQL | undefined =>
  or(eq(staff.officeId, officeId), titles.allOffices);
