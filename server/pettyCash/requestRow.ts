import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import { PETTY_MOVES, type PettyMove, type PettyRequestKind } from '@/lib/contract/pettyTerms';
import { formatDate } from '@/lib/format/tanggal';
import { filesOf } from '../files/attachFiles';
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
import {
  offices,
  pettyCategories,
  pettyCounts,
  pettyFunds,
  pettyRequests,
  pettyRequestVouchers,
  pettyVouchers,
  staff,
} from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { capital } from '../requests/engine/refusals';
import { PETTY_REQUEST, requestOwner } from './owners';
import { isPaid } from './people';

type Person = Omit<SignedIn, 'sessionHash'>;

const receiver = alias(staff, 'receiver');
const drawer = alias(staff, 'drawer');
const canceller = alias(staff, 'canceller');
const of = alias(pettyVouchers, 'of_voucher');
const made = alias(pettyVouchers, 'made_voucher');

/** Of a top-up who wrote one of its vouchers alone, and who was paid by one. */
const namedOf = sql<number[]>`array(
  select distinct unnest(array[case when v.approved_by is null then v.written_by end, v.payee_staff_id])
    from petty_request_vouchers n join petty_vouchers v on v.id = n.voucher_id where n.request_id = petty_requests.id)`;

const requestQuery = (db: Db) =>
  db
    .select({
      ...getTableColumns(pettyRequests),
      ...requestNames,
      office: offices,
      holderId: pettyFunds.holderId,
      heldThenBy: pettyCounts.holderId,
      namedOf,
      receiverName: receiver.name,
      drawerName: drawer.name,
      cancellerName: canceller.name,
      category: pettyCategories.name,
      of: { id: of.id, number: of.number, payee: of.payee, payeeStaffId: of.payeeStaffId },
      made: { id: made.id, number: made.number },
    })
    .from(pettyRequests)
    .innerJoin(offices, eq(offices.id, pettyRequests.officeId))
    .innerJoin(asker, askedBy(pettyRequests))
    .leftJoin(decider, decidedBy(pettyRequests))
    .leftJoin(pettyFunds, and(eq(pettyFunds.officeId, pettyRequests.officeId), pettyFunds.active))
    .leftJoin(pettyCounts, eq(pettyCounts.id, pettyRequests.countId))
    .leftJoin(receiver, eq(receiver.id, pettyRequests.receiverId))
    .leftJoin(drawer, eq(drawer.id, pettyRequests.drawerId))
    .leftJoin(canceller, eq(canceller.id, pettyRequests.cancelledBy))
    .leftJoin(pettyCategories, sql`${pettyCategories.id} = (${pettyRequests.payload} ->> 'category_id')::int`)
    .leftJoin(of, eq(of.id, pettyRequests.ofId))
    .leftJoin(made, eq(made.requestId, pettyRequests.id));

type Found = Awaited<ReturnType<typeof requestQuery>>[number];
/** A request on a fund with the people, the office and the vouchers that it is about. */
export type PettyRequestRow = NamedRequest<typeof pettyRequests> & Found;

/** Requests with names, oldest first; `limit`: at most so many. */
export const requestRows = (
  db: Db,
  where: SQL | undefined,
  { limit = 500, offset = 0 } = {},
): Promise<PettyRequestRow[]> =>
  requestQuery(db)
    .where(where)
    .orderBy(asc(pettyRequests.requestedAt), asc(pettyRequests.id))
    .limit(limit)
    .offset(offset);

/** What waits for a second person on a fund, oldest first. */
export const waitingOn = (db: Db, officeId: number, ...kinds: PettyRequestKind[]) =>
  requestRows(
    db,
    and(
      eq(pettyRequests.officeId, officeId),
      eq(pettyRequests.status, 'WAITING'),
      kinds.length > 0 ? inArray(pettyRequests.kind, kinds) : undefined,
    ),
  );

/** Condition on `petty_requests`: approved, and its money has neither moved nor been given up; as its index has it. */
const isMoving = sql`petty_requests.status = 'APPROVED' and petty_requests.voucher_id is null and petty_requests.cancelled_at is null
  and petty_requests.kind in ('FUNDING', 'TOP_UP', 'RAISE', 'LOWER', 'END')`;

/** What is approved and whose money has not moved, oldest first. */
export const movingOn = (db: Db, officeId: number, ...kinds: PettyMove[]) =>
  requestRows(
    db,
    and(
      eq(pettyRequests.officeId, officeId),
      isMoving,
      kinds.length > 0 ? inArray(pettyRequests.kind, kinds) : undefined,
    ),
  );

export const isMove = ({ kind }: Pick<PettyRequestRow, 'kind'>): boolean =>
  (PETTY_MOVES as readonly string[]).includes(kind);

/** One request; 404 where there is none, 403 for who has nothing to do with it. */
export async function readRequest(db: Db, person: SignedIn, id: string): Promise<PettyRequestRow> {
  const gone = 'Permintaan ini tidak ada.';
  const [row] = await requestRows(db, eq(pettyRequests.id, idOf(id, gone)));
  if (!row) throw notFound(gone);
  requireOffice(person, row.officeId, 'Permintaan ini milik kantor lain.');
  if (person.access.is_pettycash === 1 || row.drawerId === person.id) return row;
  throw forbidden('Permintaan ini hanya dibuka oleh pengelola kas kecil dan kasir yang dimaksud.');
}

/** The proof of a request is for who may read it. */
export const pettyRequestFiles: FileOwner = {
  type: PETTY_REQUEST,
  async requireRead(db, person, id) {
    await readRequest(db, person, id);
  },
};

const NOUNS: Record<PettyRequestKind, string> = {
  VOUCHER: 'voucher di atas batas',
  VOID: 'pembatalan voucher',
  DIFFERENCE: 'selisih kas kecil',
  HOLDER: 'pergantian pemegang kas kecil',
  FUNDING: 'pengisian pertama kas kecil',
  TOP_UP: 'pengisian kas kecil',
  RAISE: 'penambahan plafon kas kecil',
  LOWER: 'pengurangan plafon kas kecil',
  END: 'penutupan kas kecil',
};

/** "pengisian kas kecil kantor Jakarta 26 November 2026". */
export const requestNoun = ({
  kind,
  office,
  day,
}: Pick<PettyRequestRow, 'kind' | 'office' | 'day'>): string =>
  `${NOUNS[kind]} kantor ${office.name} ${formatDate(day)}`;

/** "Pengisian kas kecil". */
export const requestTitle = ({ kind }: Pick<PettyRequestRow, 'kind'>): string => capital(NOUNS[kind]);

/** Who is paid by it. */
const paidBy = ({ kind, payload, of: named }: PettyRequestRow) =>
  kind === 'VOID' || payload.voucher_kind === 'SETTLEMENT'
    ? (named ?? {})
    : { payee: payload.payee, payeeStaffId: payload.payee_staff_id };

/** Who moves the money of an approved move: the cashier, or who holds the fund. Null: nobody yet. */
export const moverOf = ({ kind, place, drawerId, receiverId, holderId }: PettyRequestRow): number | null => {
  if (place === 'DRAWER') return drawerId;
  return kind === 'FUNDING' ? receiverId : holderId;
};

/** Who keeps the fund, or is to, and so gets or gives the money of a move. */
const keeperOf = ({ kind, receiverId, holderId }: PettyRequestRow): number | null =>
  kind === 'FUNDING' ? receiverId : holderId;

/** Who never decides it besides who asked: who holds the fund, moves its money, wrote what is made up for, or is paid. */
export function neverBy(row: PettyRequestRow): (number | null)[] {
  if (row.kind === 'DIFFERENCE') return [row.holderId, row.heldThenBy];
  if (!isMove(row)) return [paidBy(row).payeeStaffId ?? null];
  return movesAtOnce(row) ? [] : [moverOf(row), keeperOf(row), ...row.namedOf];
}

/** Why a person may not decide it, in words; null: they may. */
export function requestObstacle(row: PettyRequestRow, person: Person): string | null {
  const noun = capital(requestNoun(row));
  const { kind, requestedBy, office } = row;
  if (requestedBy === person.id)
    return `${noun} ini Anda sendiri yang meminta; orang lain yang harus memutuskannya.`;
  if (person.access.is_pettycash !== 1) return 'Jabatan Anda tidak memiliki hak kas kecil.';
  if (kind === 'HOLDER')
    return row.receiverId === person.id ? null : `Dana ini diterima oleh ${row.receiverName} sendiri.`;
  if (person.access.is_credit_approval !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  if (!seesOffice(person, office.id)) return `${noun} diputuskan oleh penyetuju kantor ${office.name}.`;
  const isPayee = (kind === 'VOUCHER' || kind === 'VOID') && isPaid(paidBy(row), person);
  if (!isPayee && !neverBy(row).includes(person.id)) return null;
  if (kind === 'DIFFERENCE') return 'Selisih kas yang Anda pegang diputuskan oleh orang lain.';
  if (!isMove(row)) return 'Anda sendiri penerima uangnya; orang lain yang harus memutuskannya.';
  return row.namedOf.includes(person.id)
    ? 'Ada voucher yang Anda tulis atau terima uangnya; orang lain yang harus memutuskannya.'
    : 'Uangnya Anda sendiri yang menerima atau menyerahkan; orang lain yang harus memutuskannya.';
}

/** Money that leaves for a bank or the head office was brought there when it was asked for; nothing needs no drawer. */
export const movesAtOnce = ({ kind, place, amount }: Pick<PettyRequestRow, 'kind' | 'place' | 'amount'>) =>
  (kind === 'LOWER' || kind === 'END') && (place !== 'DRAWER' || amount === 0);

/** Why a person does not move the money of an approved move, in words; null: they do. */
export function completeObstacle(row: PettyRequestRow, person: Person): string | null {
  if (row.decidedBy === person.id) return 'Anda yang menyetujuinya; uangnya dipindahkan oleh orang lain.';
  if (moverOf(row) === person.id) {
    const right = row.place === 'DRAWER' ? person.access.is_credit_add : person.access.is_pettycash;
    return right === 1 ? null : 'Jabatan Anda tidak memiliki hak untuk ini.';
  }
  return row.place === 'DRAWER'
    ? `Uang ini dipindahkan oleh ${row.drawerName} sendiri.`
    : 'Uang ini dinyatakan sampai oleh pemegang kas kecil sendiri.';
}

/** Why a person may not say that the money of an approved move never comes, in words; null: they may. */
export function cancelObstacle(row: PettyRequestRow, person: Person): string | null {
  const { is_pettycash: keeps, is_credit_approval: approves } = person.access;
  if (keeps !== 1 || approves !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan kas kecil.';
  if (!seesOffice(person, row.officeId)) return 'Permintaan ini milik kantor lain.';
  if (row.requestedBy === person.id) return 'Yang meminta tidak membatalkannya sendiri.';
  return [moverOf(row), keeperOf(row)].includes(person.id)
    ? 'Anda yang menerima atau menyerahkan uangnya; orang lain yang membatalkannya.'
    : null;
}

/** Requests as the contract shows them to `person`. */
export async function toRequests(
  db: Db,
  rows: readonly PettyRequestRow[],
  person: SignedIn,
): Promise<PettyRequest[]> {
  const shown: PettyRequest[] = [];
  for (const row of rows) shown.push(await toRequest(db, row, person));
  return shown;
}

export async function toRequest(db: Db, row: PettyRequestRow, person: SignedIn): Promise<PettyRequest> {
  const { payload, kind } = row;
  const isWaiting = row.status === 'WAITING';
  const moves = isMove(row) && row.status === 'APPROVED' && row.made === null && row.cancelledAt === null;
  const [file = null] = await filesOf(db, requestOwner(row.id));
  const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return {
    ...{ id: row.id, kind, office: { id: row.office.id, name: row.office.name }, day: row.day, version: 1 },
    amount: row.amount,
    voucher_kind: payload.voucher_kind ?? null,
    category: named(payload.category_id ?? null, row.category),
    limit: payload.limit ?? null,
    ...{
      description: payload.description ?? '',
      payee: payload.payee ?? '',
      no_proof: payload.no_proof ?? '',
    },
    of: row.of && { id: row.of.id, number: row.of.number },
    vouchers: await namedBy(db, row),
    place: row.place,
    drawer: named(row.drawerId, row.drawerName),
    ...{ bank: payload.bank ?? '', reference: payload.reference ?? '', file },
    holder: named(row.receiverId, row.receiverName),
    ...{ expected: payload.expected ?? null, counted: payload.counted ?? null },
    denominations: payload.denominations ?? null,
    ...{ explanation: payload.explanation ?? '', reason: row.reason },
    request_by: { username: row.askerUsername, name: row.askerName },
    requested_at: row.requestedAt.toISOString(),
    ...(row.cancelledAt
      ? {
          status: 'CANCELLED' as const,
          decided_by: row.cancellerName,
          decided_at: row.cancelledAt.toISOString(),
          decision_reason: row.cancelReason,
        }
      : {
          status: row.status,
          decided_by: row.deciderName,
          decided_at: row.decidedAt?.toISOString() ?? null,
          decision_reason: row.decisionReason,
        }),
    voucher: row.made && { id: row.made.id, number: row.made.number },
    obstacle: isWaiting ? requestObstacle(row, person) : null,
    may_withdraw: isWaiting && row.requestedBy === person.id,
    may_complete: moves && completeObstacle(row, person) === null,
    may_cancel: moves && cancelObstacle(row, person) === null,
  };
}

/** The vouchers that a top-up was asked for, oldest first. */
async function namedBy(db: Db, { id, kind }: PettyRequestRow): Promise<PettyRequest['vouchers']> {
  if (kind !== 'TOP_UP') return [];
  const { number, day, description, spent } = pettyVouchers;
  return db
    .select({ id: pettyVouchers.id, number, day, description, spent })
    .from(pettyRequestVouchers)
    .innerJoin(pettyVouchers, eq(pettyVouchers.id, pettyRequestVouchers.voucherId))
    .where(eq(pettyRequestVouchers.requestId, id))
    .orderBy(asc(pettyVouchers.id));
}
