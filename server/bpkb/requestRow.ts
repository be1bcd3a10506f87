import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { BpkbRequest } from '@/lib/contract/bpkbRequests';
import type { BpkbRequestKind } from '@/lib/contract/bpkbTerms';
import type { KeptFile } from '@/lib/contract/files';
import type { BookRow } from '../bpkbRecords/writeMovement';
import { filesOf } from '../files/attachFiles';
import { requireOffice, seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import {
  asker,
  askedBy,
  decidedBy,
  decider,
  requestNames,
  type NamedRequest,
} from '../platform/db/namedRequests';
import { bpkb, bpkbMovements, bpkbRequests, contracts, offices } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { obstacleToDecide } from '../requests/engine/refusals';
import { movementOwner, requestOwner } from './owners';

const requestQuery = (db: Db) =>
  db
    .select({
      ...getTableColumns(bpkbRequests),
      ...requestNames,
      office: { id: offices.id, name: offices.name },
      customerName: contracts.customerName,
      number: bpkb.number,
    })
    .from(bpkbRequests)
    .innerJoin(offices, eq(offices.id, bpkbRequests.officeId))
    .innerJoin(bpkb, eq(bpkb.id, bpkbRequests.bpkbId))
    .innerJoin(contracts, eq(contracts.code, bpkbRequests.contractCode))
    .innerJoin(asker, askedBy(bpkbRequests))
    .leftJoin(decider, decidedBy(bpkbRequests));

type Found = Awaited<ReturnType<typeof requestQuery>>[number];
/** A request on a book with the people and the office that it is about. */
export type BpkbRequestRow = NamedRequest<typeof bpkbRequests> & Found;

/** Requests with names, oldest first; `limit`: at most so many. */
export const requestRows = (
  db: Db,
  where: SQL | undefined,
  { limit = 500, offset = 0 } = {},
): Promise<BpkbRequestRow[]> =>
  requestQuery(db)
    .where(where)
    .orderBy(asc(bpkbRequests.requestedAt), asc(bpkbRequests.id))
    .limit(limit)
    .offset(offset);

/** What waits of a book, or was approved and is not done yet; null: nothing. */
export async function openRequestOf(
  db: Db,
  { requestId }: Pick<BookRow, 'requestId'>,
): Promise<BpkbRequestRow | null> {
  if (requestId === null) return null;
  const [row] = await requestRows(db, eq(bpkbRequests.id, requestId));
  return row ?? null;
}

/** One request. 404; 403: another office's. */
export async function readRequest(db: Db, person: SignedIn, id: string): Promise<BpkbRequestRow> {
  const gone = 'Permintaan ini tidak ada.';
  const [row] = await requestRows(db, eq(bpkbRequests.id, idOf(id, gone)));
  if (!row) throw notFound(gone);
  requireOffice(person, row.officeId, 'Permintaan ini milik kantor lain.');
  return row;
}

const NOUNS: Readonly<Record<BpkbRequestKind, string>> = {
  MISMATCH: 'BPKB yang tidak cocok',
  LEND: 'peminjaman BPKB',
  LOST: 'BPKB hilang',
};

/** "peminjaman BPKB kontrak JKT-2611-00012". */
export const requestNoun = ({ kind, contractCode }: Pick<BpkbRequestRow, 'kind' | 'contractCode'>): string =>
  `${NOUNS[kind]} kontrak ${contractCode}`;

/** Why a person may not decide it, in words; null: they may. */
export function requestObstacle(
  row: Pick<BpkbRequestRow, 'kind' | 'contractCode' | 'requestedBy' | 'officeId' | 'office'>,
  person: Omit<SignedIn, 'sessionHash'>,
): string | null {
  const own = obstacleToDecide(row, requestNoun(row), person);
  if (own !== null) return own;
  return seesOffice(person, row.officeId) ? null : `Diputuskan oleh penyetuju kantor ${row.office.name}.`;
}

/** A request as the contract shows it to `person`. */
export async function toRequest(db: Db, row: BpkbRequestRow, person: SignedIn): Promise<BpkbRequest> {
  const { payload, kind } = row;
  const isWaiting = row.status === 'WAITING';
  return {
    ...{ id: row.id, kind, bpkb_id: row.bpkbId, version: 1, office: row.office },
    ...{ contract_code: row.contractCode, customer_name: row.customerName },
    number: payload.facts?.number ?? row.number,
    differences: payload.differences ?? [],
    book_kind: payload.kind ?? null,
    ...{ purpose: payload.purpose ?? null, borrower: payload.borrower ?? '', phone: payload.phone ?? '' },
    ...{ until: payload.until ?? null, dpd: payload.dpd ?? null },
    ...{ files: await filesOfRequest(db, row), reason: row.reason },
    request_by: { username: row.askerUsername, name: row.askerName },
    ...{ requested_at: row.requestedAt.toISOString(), status: row.status, decided_by: row.deciderName },
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_reason: row.decisionReason,
    obstacle: isWaiting ? requestObstacle(row, person) : null,
    may_withdraw: isWaiting && kind !== 'MISMATCH' && row.requestedBy === person.id,
  };
}

/** What was seen when it was asked for: of LOST the report, else the pictures of that movement. */
async function filesOfRequest(
  db: Db,
  { id, kind }: Pick<BpkbRequestRow, 'id' | 'kind'>,
): Promise<KeptFile[]> {
  if (kind === 'LOST') return filesOf(db, requestOwner(id));
  const [asked] = await db
    .select({ id: bpkbMovements.id })
    .from(bpkbMovements)
    .where(and(eq(bpkbMovements.requestId, id), inArray(bpkbMovements.movement, ['RECEIVED', 'ASKED'])));
  return asked ? filesOf(db, movementOwner(asked.id)) : [];
}
