import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import { formatDate } from '@/lib/format/tanggal';
import { filesOf, type Attaching } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { requireOffice, seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import {
  asker,
  askedBy,
  decidedBy,
  decider,
  requestNames,
  type NamedRequest,
} from '../platform/db/namedRequests';
import { drawerRequests, offices, staff } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { capital } from '../requests/engine/refusals';

/** A request on a drawer's day with the people and the office that it is about. */
export type DrawerRequestRow = NamedRequest<typeof drawerRequests> & {
  holderName: string;
  receiverName: string | null;
  office: typeof offices.$inferSelect;
};

type Person = Omit<SignedIn, 'sessionHash'>;

const TYPE = 'drawer_request';
export const drawerRequestOwner = (id: number): Attaching['owner'] => ({ type: TYPE, id });

/** The proof of a hand-over is for who may read the request. */
export const drawerRequestFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    await readDrawerRequest(db, person, id);
  },
};

/** Requests with names, oldest first; `limit`: at most so many. */
export async function drawerRequestRows(
  db: Db,
  where: SQL | undefined,
  limit = 500,
): Promise<DrawerRequestRow[]> {
  const holder = alias(staff, 'holder');
  const receiver = alias(staff, 'receiver');
  return db
    .select({
      ...getTableColumns(drawerRequests),
      ...requestNames,
      holderName: holder.name,
      receiverName: receiver.name,
      office: offices,
    })
    .from(drawerRequests)
    .innerJoin(holder, eq(holder.id, drawerRequests.holderId))
    .leftJoin(receiver, eq(receiver.id, drawerRequests.receiverId))
    .innerJoin(offices, eq(offices.id, drawerRequests.officeId))
    .innerJoin(asker, askedBy(drawerRequests))
    .leftJoin(decider, decidedBy(drawerRequests))
    .where(where)
    .orderBy(asc(drawerRequests.requestedAt), asc(drawerRequests.id))
    .limit(limit);
}

/** A hand-over or an absent cashier's closing that waits on a drawer's day; undefined: nothing. */
export async function waitingOnDay(
  db: Db,
  holderId: number,
  day: string,
): Promise<DrawerRequestRow | undefined> {
  return oneWaiting(
    db,
    eq(drawerRequests.holderId, holderId),
    eq(drawerRequests.day, day),
    inArray(drawerRequests.kind, ['HAND_OVER', 'ABSENT_CLOSING']),
  );
}

/** Write-offs that wait on these shortages. */
export const waitingWriteOffs = (db: Db, shortageIds: readonly number[]) =>
  drawerRequestRows(
    db,
    and(
      inArray(drawerRequests.shortageId, [...shortageIds]),
      eq(drawerRequests.kind, 'SHORTAGE_WRITE_OFF'),
      eq(drawerRequests.status, 'WAITING'),
    ),
  );

/** Money that a cashier asked for and nobody gave yet; undefined: nothing. */
export const waitingCashIn = (db: Db, holderId: number) =>
  oneWaiting(db, eq(drawerRequests.holderId, holderId), eq(drawerRequests.kind, 'CASH_IN'));

/** What goes from the safe of an office to the bank and nobody confirmed yet; undefined: nothing. */
export const waitingToBank = (db: Db, officeId: number) =>
  oneWaiting(db, eq(drawerRequests.officeId, officeId), eq(drawerRequests.kind, 'SAFE_TO_BANK'));

async function oneWaiting(db: Db, ...where: SQL[]): Promise<DrawerRequestRow | undefined> {
  const [row] = await drawerRequestRows(db, and(...where, eq(drawerRequests.status, 'WAITING')));
  return row;
}

/** How the cash of a closing was handed over; undefined: it was not. */
export async function handedOver(
  db: Db,
  closing: { staffId: number; day: string; closing: number },
): Promise<DrawerRequestRow | undefined> {
  const rows = await drawerRequestRows(
    db,
    and(
      eq(drawerRequests.holderId, closing.staffId),
      eq(drawerRequests.day, closing.day),
      eq(drawerRequests.closing, closing.closing),
      eq(drawerRequests.kind, 'HAND_OVER'),
      eq(drawerRequests.status, 'APPROVED'),
    ),
  );
  return rows.at(0);
}

/** Whether somebody counted a day that is another's: they see what they counted. */
export async function countedFor(db: Db, person: Pick<SignedIn, 'id'>, holderId: number, day: string) {
  const [row] = await db
    .select({ id: drawerRequests.id })
    .from(drawerRequests)
    .where(
      and(
        eq(drawerRequests.holderId, holderId),
        eq(drawerRequests.day, day),
        eq(drawerRequests.requestedBy, person.id),
        eq(drawerRequests.kind, 'ABSENT_CLOSING'),
        eq(drawerRequests.status, 'APPROVED'),
      ),
    )
    .orderBy(desc(drawerRequests.id))
    .limit(1);
  return row !== undefined;
}

/** One request; 404 where there is none, 403 for who has nothing to do with it. */
export async function readDrawerRequest(db: Db, person: SignedIn, id: string): Promise<DrawerRequestRow> {
  const gone = 'Permintaan ini tidak ada.';
  const [row] = await drawerRequestRows(db, eq(drawerRequests.id, idOf(id, gone)));
  if (!row) throw notFound(gone);
  const isIn = [row.requestedBy, row.holderId, row.receiverId].includes(person.id);
  if (isIn) return row;
  requireOffice(person, row.officeId, 'Permintaan ini milik kantor lain.');
  if (person.access.is_credit_approval === 1) return row;
  throw forbidden('Permintaan ini hanya dibuka oleh yang terlibat dan penyetuju kantornya.');
}

const NOUNS = {
  HAND_OVER: 'penyerahan kas',
  ABSENT_CLOSING: 'penutupan kas',
  CASH_IN: 'uang untuk kas',
  SAFE_TO_BANK: 'setoran brankas',
  SHORTAGE_WRITE_OFF: 'penghapusan kurang setor',
};

/** "penyerahan kas Eka Lestari 26 November 2026", "setoran brankas kantor Jakarta 26 November 2026". */
export const drawerNoun = (row: Pick<DrawerRequestRow, 'kind' | 'holderName' | 'day' | 'office'>): string =>
  `${NOUNS[row.kind]} ${row.kind === 'SAFE_TO_BANK' ? `kantor ${row.office.name}` : row.holderName} ${formatDate(row.day)}`;

/** "Penyerahan kas". */
export const drawerTitle = ({ kind }: Pick<DrawerRequestRow, 'kind'>): string => capital(NOUNS[kind]);

/** Why a person may not confirm it, in words; null: they may. */
export function drawerObstacle(row: DrawerRequestRow, person: Person): string | null {
  const noun = capital(drawerNoun(row));
  if (row.requestedBy === person.id)
    return `${noun} ini Anda sendiri yang meminta; orang lain yang harus memutuskannya.`;
  if (row.receiverId !== null) {
    if (row.receiverId !== person.id) return `Uang ini diterima oleh ${row.receiverName} sendiri.`;
    return person.access.is_credit_add === 1 ? null : 'Jabatan Anda tidak memiliki hak menerima uang.';
  }
  if (person.access.is_credit_approval !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  if (!seesOffice(person, row.officeId))
    return `${noun} diputuskan oleh penyetuju kantor ${row.office.name}.`;
  if (row.kind === 'ABSENT_CLOSING' && row.holderId === person.id)
    return 'Kas Anda sendiri dikonfirmasi oleh orang lain.';
  if (row.kind === 'SHORTAGE_WRITE_OFF' && row.holderId === person.id)
    return 'Kurang setor Anda sendiri diputuskan oleh orang lain.';
  return null;
}

/** A request as the contract shows it to `person`. */
export async function toDrawerRequest(
  db: Db,
  row: DrawerRequestRow,
  person: SignedIn,
): Promise<DrawerRequest> {
  const { payload } = row;
  const isWaiting = row.status === 'WAITING';
  const [file = null] = await filesOf(db, drawerRequestOwner(row.id));
  return {
    id: row.id,
    kind: row.kind,
    cashier: { id: row.holderId, name: row.holderName },
    office: { id: row.office.id, name: row.office.name },
    day: row.day,
    version: row.closing,
    amount: row.amount,
    way: null,
    source: null,
    bank: '',
    reference: '',
    note: '',
    expected_cash: null,
    denominations: null,
    explanation: '',
    ...askedFields(payload),
    file,
    receiver: row.receiverId === null ? null : { id: row.receiverId, name: row.receiverName ?? '' },
    reason: row.reason,
    request_by: { username: row.askerUsername, name: row.askerName },
    requested_at: row.requestedAt.toISOString(),
    status: row.status,
    decided_by: row.deciderName,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_reason: row.decisionReason,
    obstacle: isWaiting ? drawerObstacle(row, person) : null,
    may_withdraw: isWaiting && row.requestedBy === person.id,
  };
}

function askedFields(ask: DrawerRequestRow['payload']) {
  if (ask.kind !== 'ABSENT_CLOSING') {
    const { kind, ...asked } = ask;
    return (void kind, asked);
  }
  const { expected_cash, denominations, explanation } = ask;
  return { expected_cash, denominations, explanation };
}
