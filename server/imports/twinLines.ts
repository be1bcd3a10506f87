import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { importRows } from '../platform/db/schema';
import { MAX_DOUBTFUL_SCORE, type Verdict } from './matching/judge';
import type { RowRecord } from './rowRecord';

/** For each hash the first of the batch's lines that have it. */
export async function firstLines(
  db: Db,
  batchId: number,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const firsts = await db
    .select({ hash: importRows.rowHash, line: importRows.line })
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        eq(importRows.copy, 0),
        inArray(importRows.rowHash, [...new Set(hashes)]),
      ),
    );
  return new Map(firsts.map(({ hash, line }) => [hash, line]));
}

/** For each row that equals another one of its batch in everything, the line of the first of them; by row. */
export async function twinLines(
  db: Db,
  batchId: number,
  rows: readonly Pick<RowRecord, 'id' | 'rowHash' | 'copy'>[],
): Promise<Map<number, number>> {
  const copies = rows.filter((row) => row.copy > 0);
  const lineOf = await firstLines(
    db,
    batchId,
    copies.map((row) => row.rowHash),
  );
  return new Map(
    copies.flatMap((row): [number, number][] => {
      const line = lineOf.get(row.rowHash);
      return line === undefined ? [] : [[row.id, line]];
    }),
  );
}

/** A row with a twin is a person's to decide: the bank may have received it twice, or listed it twice. */
export function besideTwin(verdict: Verdict, twinLine: number | undefined): Verdict {
  if (twinLine === undefined || verdict.state === 'UNKNOWN') return verdict;
  return {
    ...verdict,
    state: 'DOUBTFUL',
    score: Math.min(verdict.score, MAX_DOUBTFUL_SCORE),
    reason: `${verdict.reason}; tetapi ${twinText(twinLine)}`,
  };
}

/** Why the second of two equal lines is not posted without a person. */
export const twinText = (line: number) => `sama persis dengan baris ${line} berkas ini`;
