import { and, asc, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Letter, letterListQuery, PrintedLetter } from '@/lib/contract/letters';
import type { LetterStep } from '@/lib/contract/letterTerms';
import { readLetterNumber } from '@/lib/format/recordNumbers';
import { contractSearch } from '../contracts/contractSearch';
import { holdContract } from '../contracts/readContract';
import { ApiError, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { boundedCount } from '../platform/db/boundedCount';
import { contracts, letters, staff } from '../platform/db/schema';
import { ofOffice, requireOffice, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { idOf } from '../platform/http/idOf';
import { AWAITED, LAPSE } from '../contracts/lettersLapsed';

const deliverer = alias(staff, 'deliverer');
const MISSING = 'Surat ini tidak ada.';
/** Counting stops here (docs/decisions/0024). */
const COUNT_LIMIT = 10_000;

const letterQuery = (db: Db) =>
  db
    .select({
      letter: letters,
      maker: { username: staff.username, name: staff.name },
      deliverer: { username: deliverer.username, name: deliverer.name },
      // None is made before the delivery of the one before is recorded.
      followed: sql<boolean>`${letters.deliveredOn} is not null and exists (
        select from letters l where l.contract_code = ${letters.contractCode}
           and l.made_on >= ${letters.deliveredOn} and l.step = ${letters.step} + 1)`,
      lapsed: LAPSE,
      addressNow: sql<
        string | null
      >`(select nullif(coalesce(d.heir_address, nullif(k.billing_address, ''), p.address), ${letters.paper} ->> 'address')
          from contracts k join customers p on p.id = k.customer_id
          left join deaths d on d.contract_code = k.code and d.ended_at is null
         where k.code = ${letters.contractCode} and ${AWAITED})`,
    })
    .from(letters)
    .innerJoin(staff, eq(staff.id, letters.writtenBy))
    .leftJoin(deliverer, eq(deliverer.id, letters.deliveryWrittenBy))
    .$dynamic();

type LetterRow = Awaited<ReturnType<typeof letterQuery>>[number];

/** A contract's letters, newest first. */
export async function lettersOf(db: Db, code: string): Promise<Letter[]> {
  const rows = await letterQuery(db).where(eq(letters.contractCode, code)).orderBy(desc(letters.id));
  return rows.map(toLetter);
}

type ListQuery = Omit<z.output<typeof letterListQuery>, 'office'>;

/** The start of a letter's number: office, SP, year and month, number. */
const START = /^[a-z][a-z0-9]{1,4}\/sp(\/\d{0,4}(\/\d*)?)?$/i;

function searchCondition(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  const number = readLetterNumber(text);
  if (number !== null) return eq(letters.number, number);
  if (START.test(text)) return like(letters.number, `${text.toUpperCase()}%`);
  const found = new QueryBuilder()
    .select({ code: contracts.code })
    .from(contracts)
    .where(and(...contractSearch(text)));
  return inArray(letters.contractCode, found);
}

/** One page of the letters of some offices: those that wait to be brought, oldest first, or all, newest first. */
export async function letterPage(db: Db, offices: ListedOffices, { state, search, page, size }: ListQuery) {
  const waits = state === 'UNDELIVERED';
  const where: SQL | undefined = and(
    ofOffice(letters.officeId, offices),
    waits ? AWAITED : undefined,
    searchCondition(search),
  );
  const order = waits ? [asc(letters.madeOn), asc(letters.id)] : [desc(letters.id)];
  const [rows, counted] = await Promise.all([
    letterQuery(db)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset((page - 1) * size),
    boundedCount(db, letters, where, COUNT_LIMIT),
  ]);
  return { rows: rows.map(toLetter), ...counted };
}

/** Letters by their ids, with what is printed on them, in the order of their numbers. */
export async function printedLetters(db: Db, ids: readonly number[]): Promise<PrintedLetter[]> {
  if (ids.length === 0) return [];
  const rows = await letterQuery(db)
    .where(inArray(letters.id, [...ids]))
    .orderBy(asc(letters.id));
  return rows.map(toPrinted);
}

/** A letter of an office that the caller sees. 404: there is none. 403: another office's. */
export async function findLetter(db: Db, person: SignedIn, id: string): Promise<PrintedLetter> {
  const [row] = await printedLetters(db, [idOf(id, MISSING)]);
  if (!row) throw notFound(MISSING);
  requireOffice(person, row.office_id, 'Surat ini milik kantor lain.');
  return row;
}

/** The same, and nobody else writes on it or makes the next one until the transaction ends. */
export async function lockLetter(tx: Db, person: SignedIn, id: string): Promise<PrintedLetter> {
  const { contract_code } = await findLetter(tx, person, id);
  await holdContract(tx, contract_code);
  return findLetter(tx, person, id);
}

/** One that is there. */
export async function readLetter(db: Db, id: number): Promise<PrintedLetter> {
  const [row] = await printedLetters(db, [id]);
  if (!row) throw new ApiError(500);
  return row;
}

const toPrinted = (row: LetterRow): PrintedLetter => ({ ...toLetter(row), paper: row.letter.paper });

function toLetter({ letter, maker, deliverer: by, followed, lapsed, addressNow }: LetterRow): Letter {
  const { way, deliveredOn: day, receivedBy, deliveryNote } = letter;
  return {
    id: letter.id,
    number: letter.number,
    contract_code: letter.contractCode,
    office_id: letter.officeId,
    customer_name: letter.paper.customer_name,
    step: letter.step as LetterStep,
    late_from: letter.lateFrom,
    made_on: letter.madeOn,
    dpd: letter.dpd,
    arrears: letter.arrears,
    penalty: letter.penalty,
    made_at: letter.at.toISOString(),
    made_by: maker,
    lapsed,
    address_now: addressNow,
    delivery:
      way && day && by ? { way, day, received_by: receivedBy, note: deliveryNote, written_by: by } : null,
    followed,
    version: letter.version,
  };
}
