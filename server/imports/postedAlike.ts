import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PostedLine } from '@/lib/contract/importRows';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows, importRequests } from '../platform/db/schema';
import type { AskedRow } from '../platform/db/schema/imports';
import { digitsOf, namesAccountSql } from '../transfers/namesAccount';

/** A reference as one bank writes it in all its files: they differ in spaces and capitals. */
const bare = (text: SQL) => sql`upper(regexp_replace(${text}, '[[:space:]]', '', 'g'))`;

/**
 * Ids of lines `o` of other statements that row `r` of statement `b` seems to be once more: posted there, same bank,
 * account, day and amount, and the same reference or none. Words are not compared: the next file may hold one more. What
 * stands in the row's own file as well, word for word, is that line and not this one (docs/decisions/0181).
 */
const alikeLines = (also: SQL = sql`true`) => sql`
  select o.id
    from ${importRows} o
    join ${importBatches} ob on ob.id = o.batch_id
   where o.state = 'POSTED' and o.date = r.date and o.amount = r.amount and o.batch_id <> r.batch_id
     and ob.bank = b.bank and ob.status <> 'UNDONE'
     and (ob.checked_account is null or b.checked_account is null
          or ${namesAccountSql(sql`ob.checked_account`, digitsOf(sql`b.checked_account`))}
          or ${namesAccountSql(sql`b.checked_account`, digitsOf(sql`ob.checked_account`))})
     and (o.reference = '' or r.reference = '' or ${bare(sql`o.reference`)} = ${bare(sql`r.reference`)})
     and not exists (select from ${importRows} own
           where own.batch_id = r.batch_id and own.row_hash = o.row_hash and own.copy = o.copy)
     and ${also}`;

/** The rows of a decision that let row `r` be posted beside line `o`. */
const isAllowed = sql`exists (
  select from ${importRequests} q cross join json_array_elements(q.rows) asked
   where q.id = r.allowed_by and (asked->>'id')::bigint = r.id and (asked->'again')::jsonb @> to_jsonb(o.id))`;

/** Ids of what row `r` seems to be once more and no decision covers; null: none. */
export const againOf = sql`(
  select array_agg(again.id order by again.id) from (${alikeLines(sql`not ${isAllowed}`)}) again)`;

/** For each of these rows the posted lines of other statements that it seems to be once more, decided or not; by row. */
export async function postedAlike(
  db: Db,
  rowIds: readonly number[],
  reader: SignedIn,
): Promise<Map<number, PostedLine[]>> {
  if (rowIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; again: number[] }>(sql`
    select r.id, array(${alikeLines()} order by o.id) as again
      from ${importRows} r join ${importBatches} b on b.id = r.batch_id
     where r.id = any(${sql.param([...rowIds])}::bigint[])`);
  const found = rows.filter(({ again }) => again.length > 0);
  const lines = await linesById(
    db,
    found.flatMap(({ again }) => again.map(Number)),
    reader,
  );
  return new Map(
    found.map(({ id, again }) => [Number(id), again.flatMap((one) => lines.get(Number(one)) ?? [])]),
  );
}

/** The lines beside which rows were asked for, as the reader may see them; by row. */
export async function askedAlike(
  db: Db,
  asked: readonly AskedRow[],
  reader: SignedIn,
): Promise<Map<number, PostedLine[]>> {
  const lines = await linesById(
    db,
    asked.flatMap(({ again }) => again ?? []),
    reader,
  );
  return new Map(asked.map(({ id, again }) => [id, (again ?? []).flatMap((one) => lines.get(one) ?? [])]));
}

/** Of another office's statement no more is told than that it is one. */
async function linesById(db: Db, ids: readonly number[], reader: SignedIn): Promise<Map<number, PostedLine>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: importRows.id,
      line: importRows.line,
      description: importRows.description,
      reference: importRows.reference,
      contract_code: importRows.contractCode,
      file_name: importBatches.fileName,
      officeId: importBatches.officeId,
    })
    .from(importRows)
    .innerJoin(importBatches, sql`${importBatches.id} = ${importRows.batchId}`)
    .where(inArray(importRows.id, [...ids]));
  return new Map(
    rows.map(({ id, officeId, ...line }) => [
      id,
      seesOffice(reader, officeId)
        ? line
        : { file_name: null, line: null, description: '', reference: '', contract_code: null },
    ]),
  );
}

/** Of these statements, the lines of their posted rows that another statement seems to have as well; by statement. */
export async function linesPostedTwice(db: Db, batchIds: readonly number[]): Promise<Map<number, number[]>> {
  if (batchIds.length === 0) return new Map();
  const { rows } = await db.execute<{ batch: number; lines: number[] }>(sql`
    select r.batch_id as batch, array_agg(r.line order by r.line) as lines
      from ${importRows} r join ${importBatches} b on b.id = r.batch_id
     where r.batch_id = any(${sql.param([...batchIds])}::int[]) and r.state = 'POSTED' and exists (${alikeLines()})
     group by r.batch_id`);
  return new Map(rows.map(({ batch, lines }) => [batch, lines]));
}
