import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BpkbMovementRow } from '@/lib/contract/bpkbBook';
import type { KeptFile } from '@/lib/contract/files';
import { toKeptFile, type FileRow } from '../files/toKeptFile';
import type { Db } from '../platform/db/connect';
import { bpkbMovements, files, offices, staff, type PaperFile } from '../platform/db/schema';
import { BPKB_MOVEMENT, BPKB_REQUEST } from './owners';

/** So many are shown of a book. */
const SHOWN = 200;

const to = alias(offices, 'to_office');

/** What happened to a book, newest first. */
export async function movementsOf(
  db: Db,
  bpkbId: number,
): Promise<{ movements: BpkbMovementRow[]; movements_more: boolean }> {
  const rows = await db
    .select({
      row: bpkbMovements,
      by: { username: staff.username, name: staff.name },
      office: { id: offices.id, name: offices.name },
      to: { id: to.id, name: to.name },
    })
    .from(bpkbMovements)
    .innerJoin(offices, eq(offices.id, bpkbMovements.officeId))
    .leftJoin(staff, eq(staff.id, bpkbMovements.byId))
    .leftJoin(to, eq(to.id, bpkbMovements.toOfficeId))
    .where(eq(bpkbMovements.bpkbId, bpkbId))
    .orderBy(desc(bpkbMovements.id))
    .limit(SHOWN + 1);
  const shown = rows.slice(0, SHOWN);
  const kept = await filesOfMovements(
    db,
    shown.map(({ row }) => row),
  );
  const movements = shown.map(({ row, by, office, to: goes }): BpkbMovementRow => {
    const { id, movement, state, person, phone, purpose, until, way, note, place } = row;
    return {
      ...{ id, movement, at: row.at.toISOString(), by, state, office, contract_code: row.contractCode },
      ...{ place, person, phone, purpose, until, to_office: goes, way, note },
      files: kept.ofMovement(row),
      papers: papersOf(row.papers, kept.byId),
      signature: kept.byId.get(row.signatureId ?? 0) ?? null,
      request_id: row.requestId,
    };
  });
  return { movements, movements_more: rows.length > SHOWN };
}

/** Papers with their files. */
export const papersOf = (papers: readonly PaperFile[], byId: ReadonlyMap<number, KeptFile>) =>
  papers.flatMap(({ paper, file_id }) => {
    const file = byId.get(file_id);
    return file ? [{ paper, file }] : [];
  });

type Row = typeof bpkbMovements.$inferSelect;

/** Files of movements: their own, papers that an earlier one holds, and of LOST what was asked with. */
export async function filesOfMovements(db: Db, rows: readonly Row[]) {
  const named = rows.flatMap(({ papers, signatureId }) => [
    ...papers.map(({ file_id }) => file_id),
    ...(signatureId === null ? [] : [signatureId]),
  ]);
  const requests = rows.flatMap(({ movement, requestId }) =>
    movement === 'LOST' && requestId !== null ? [requestId] : [],
  );
  const ofType = (type: string, ids: readonly number[]) =>
    ids.length === 0 ? undefined : and(eq(files.ownerType, type), inArray(files.ownerId, ids.map(String)));
  const found: FileRow[] =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(files)
          .where(
            or(
              ofType(
                BPKB_MOVEMENT,
                rows.map(({ id }) => id),
              ),
              ofType(BPKB_REQUEST, requests),
              named.length === 0 ? undefined : inArray(files.id, named),
            ),
          )
          .orderBy(files.id);
  const byId = new Map(found.map((file) => [file.id, toKeptFile(file)]));
  const ofMovement = ({ id, movement, papers, signatureId, requestId }: Row): KeptFile[] => {
    const apart = new Set([...papers.map(({ file_id }) => file_id), signatureId]);
    return found
      .filter(
        ({ ownerType, ownerId }) =>
          (ownerType === BPKB_MOVEMENT && ownerId === String(id)) ||
          (movement === 'LOST' && ownerType === BPKB_REQUEST && ownerId === String(requestId)),
      )
      .filter((file) => !apart.has(file.id))
      .map(toKeptFile);
  };
  return { byId, ofMovement };
}
