import { and, count, eq, inArray } from 'drizzle-orm';
import { isRealDate } from '@/lib/arithmetic/calendar';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { ImportBatch } from '@/lib/contract/imports';
import type { StatementLine } from '@/lib/contract/statementUpload';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { lockBatch, type BatchRow } from './batch';
import { duplicateText, earlierRows, keyOf } from './duplicates';
import { matchLines } from './matching/matchLines';
import { planRows } from './planRows';
import { copiesOf, rowHash } from './rowHash';
import { textOf } from './rowRecord';
import { toBatch } from './toBatch';
import { besideTwin, firstLines } from './twinLines';

type LinesCall = StaffCall<{ id: string }, unknown, { rows: StatementLine[] }>;

/**
 * Takes a group of lines and matches them; lines that are there already stay as they are, so a group may be sent again.
 * The last group makes the batch OPEN. 403: somebody else began it. 409: it is not being read any more. 422: a line twice, no real day, too many.
 */
export async function storeStatementLines(call: LinesCall): Promise<ImportBatch> {
  const { db, staff, now, params, body } = call;
  checkLines(body.rows);
  const batch = await lockBatch(db, staff, params.id);
  // Lines are their sender's word, and only who uploaded is kept from checking them (docs/decisions/0142).
  if (batch.createdBy !== staff.id)
    throw forbidden(
      'Unggahan ini dilanjutkan oleh yang memulainya. Batalkan dulu, lalu unggah lagi berkasnya.',
    );
  const fresh = await newLines(db, batch.id, body.rows);
  if (fresh.length > 0) {
    const received = (await countRows(db, batch.id)) + fresh.length;
    refuseUnwanted(batch, received);
    await writeLines(call, batch, fresh);
    if (received === batch.rowCount) {
      await db
        .update(importBatches)
        .set({ status: 'OPEN', version: batch.version + 1 })
        .where(eq(importBatches.id, batch.id));
    }
  }
  return toBatch(db, staff, batch.id, now);
}

function checkLines(lines: readonly StatementLine[]): void {
  const errors: FieldErrors = {};
  const seen = new Set<number>();
  for (const [index, { line, date }] of lines.entries()) {
    if (seen.has(line)) errors[`rows.${index}.line`] = 'Baris ini dikirim dua kali.';
    if (!isRealDate(date)) errors[`rows.${index}.date`] = 'Tanggal ini tidak ada.';
    seen.add(line);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function newLines(tx: Db, batchId: number, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  const numbers = lines.map(({ line }) => line);
  const there = await tx
    .select({ line: importRows.line })
    .from(importRows)
    .where(and(eq(importRows.batchId, batchId), inArray(importRows.line, numbers)));
  const known = new Set(there.map(({ line }) => line));
  return lines.filter(({ line }) => !known.has(line)).sort((a, b) => a.line - b.line);
}

async function countRows(tx: Db, batchId: number): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(importRows).where(eq(importRows.batchId, batchId));
  return row?.rows ?? 0;
}

function refuseUnwanted(batch: BatchRow, received: number): void {
  if (batch.status === 'UNDONE') throw conflict('Unggahan ini sudah dibatalkan. Unggah lagi berkasnya.');
  if (batch.status !== 'READING') {
    throw conflict('Semua baris berkas ini sudah diterima; tidak ada yang ditambahkan.');
  }
  if (received > batch.rowCount) {
    throw invalid({ rows: `Berkas ini berisi ${batch.rowCount} baris; kiriman ini melebihinya.` });
  }
}

/** Matches and writes lines that are new; the batch is locked. */
async function writeLines({ db, staff, now }: LinesCall, batch: BatchRow, lines: readonly StatementLine[]) {
  const hashes = lines.map((line) => rowHash(batch.bank, line));
  const copies = copiesOf(hashes, await knownCopies(db, batch.id, hashes));
  const keys = hashes.map((hash, index) => ({ rowHash: hash, copy: copies[index] ?? 0 }));
  const firsts = await firstLines(db, batch.id, hashes);
  keys.forEach(({ rowHash: hash, copy }, index) => {
    const line = lines[index]?.line;
    if (copy === 0 && line !== undefined) firsts.set(hash, line);
  });
  const earlier = await earlierRows(db, batch.id, keys);
  const asked = lines.map((line) => ({ ...line, text: textOf(line) }));
  const verdicts = await matchLines(db, staff, batch.id, asked, now);
  const rows = await db
    .insert(importRows)
    .values(lines.map(toRow))
    .returning({ id: importRows.id, code: importRows.contractCode });
  await planRows(db, batch.id, [...new Set(rows.flatMap(({ code }) => code ?? []))], now, {
    rows: new Set(rows.map(({ id }) => id)),
    andAfter: true,
  });

  function toRow(
    { line, date, amount, description, reference }: StatementLine,
    index: number,
  ): typeof importRows.$inferInsert {
    const key = keys[index];
    const verdict = verdicts[index];
    if (!key || !verdict) throw new Error(`line ${line} was not matched`);
    const twin = earlier.get(keyOf(key));
    const duplicate = twin && ({ state: 'DUPLICATE', reason: duplicateText(twin) } as const);
    return {
      batchId: batch.id,
      line,
      date,
      amount,
      description,
      reference,
      ...key,
      ...besideTwin(verdict, key.copy > 0 ? firsts.get(key.rowHash) : undefined),
      ...duplicate,
    };
  }
}

/** How many lines of the batch have each of these hashes. */
async function knownCopies(tx: Db, batchId: number, hashes: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ hash: importRows.rowHash, copies: count() })
    .from(importRows)
    .where(and(eq(importRows.batchId, batchId), inArray(importRows.rowHash, [...hashes])))
    .groupBy(importRows.rowHash);
  return new Map(rows.map(({ hash, copies }) => [hash, copies]));
}
