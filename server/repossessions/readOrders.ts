import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasAny } from '@/lib/contract/access';
import type { OrderState } from '@/lib/contract/repossessionTerms';
import { TAKING_READERS, type RepossessionOrder } from '@/lib/contract/repossessions';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { toKeptFile } from '../files/toKeptFile';
import { requireOffice, seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError, forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import {
  contracts,
  files,
  offices,
  repossessionOrderCollectors,
  repossessionOrders,
  staff,
} from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { idOf } from '../platform/http/idOf';
import { handoversOf } from './readHandovers';
import { canWithdraw, orderState } from './orderState';

const MISSING = 'Surat tugas ini tidak ada.';
const maker = alias(staff, 'order_maker');
const checker = alias(staff, 'order_checker');
const ender = alias(staff, 'order_ender');

/** Orders with their contract and people, to be narrowed. */
export const orderQuery = (db: Db) =>
  db
    .select({
      order: repossessionOrders,
      contract: contracts,
      office: offices,
      proof: files,
      askedBy: { username: maker.username, name: maker.name },
      approvedBy: { username: checker.username, name: checker.name },
      endedBy: { username: ender.username, name: ender.name },
    })
    .from(repossessionOrders)
    .innerJoin(contracts, eq(contracts.code, repossessionOrders.contractCode))
    .innerJoin(offices, eq(offices.id, repossessionOrders.officeId))
    .innerJoin(files, eq(files.id, repossessionOrders.fileId))
    .innerJoin(maker, eq(maker.id, repossessionOrders.askedBy))
    .innerJoin(checker, eq(checker.id, repossessionOrders.approvedBy))
    .leftJoin(ender, eq(ender.id, repossessionOrders.endedBy));

/** An order with its contract, as read from the database. */
export type OrderRow = Awaited<ReturnType<typeof orderQuery>>[number];

/** Whom some orders name, by order. */
export async function namedBy(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ named: repossessionOrderCollectors, name: staff.name })
          .from(repossessionOrderCollectors)
          .innerJoin(staff, eq(staff.id, repossessionOrderCollectors.staffId))
          .where(inArray(repossessionOrderCollectors.orderId, [...ids]))
          .orderBy(asc(staff.name), asc(staff.id));
  const byOrder = new Map<number, RepossessionOrder['collectors']>();
  for (const { named, name } of rows) {
    const { orderId, staffId: id, certificateNumber, certificateUntil } = named;
    const one = { id, name, certificate_number: certificateNumber, certificate_until: certificateUntil };
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), one]);
  }
  return byOrder;
}

async function toOrders(
  db: Db,
  rows: readonly OrderRow[],
  person: SignedIn,
  now: Date,
): Promise<RepossessionOrder[]> {
  const ids = rows.map(({ order }) => order.id);
  const [named, handovers] = [await namedBy(db, ids), await handoversOf(db, ids)];
  return rows.map((row) => {
    const { order, contract, office, proof } = row;
    const { paper } = order;
    const today = todayIn(office.zone, now);
    const state = orderState(order, contract, today);
    return {
      ...{ id: order.id, number: order.number, request_id: order.requestId },
      office: { id: office.id, code: office.code, name: office.name },
      ...{ contract_code: order.contractCode, ...paper },
      ...{ basis: order.basis, basis_number: order.basisNumber, basis_on: order.basisOn },
      fiduciary: { number: order.fiduciaryNumber, day: order.fiduciaryOn },
      proof: toKeptFile(proof),
      ...{ valid_from: order.validFrom, valid_until: order.validUntil },
      collectors: named.get(order.id) ?? [],
      ...{ state, state_text: stateText(row, state) },
      ...{ asked_by: row.askedBy, reason: order.reason },
      ...{ approved_by: row.approvedBy, approved_at: order.approvedAt.toISOString() },
      withdrawn: withdrawalOf(row),
      handover: handovers.get(order.id) ?? null,
      withdraw_obstacle: withdrawObstacle(row, state, person, today),
    };
  });
}

function withdrawalOf({ order, endedBy }: OrderRow): RepossessionOrder['withdrawn'] {
  if (order.endedAs !== 'WITHDRAWN' || order.endedAt === null || !endedBy) return null;
  return { by: endedBy, at: order.endedAt.toISOString(), reason: order.endReason };
}

/** How an order stands, in one sentence. */
export function stateText({ order, office, contract, endedBy }: OrderRow, state: OrderState): string {
  const until = formatDate(order.validUntil);
  switch (state) {
    case 'RUNNING':
      return `Surat tugas ${order.number} berlaku sampai ${until}.`;
    case 'DONE':
      return `Unit sudah diserahkan dengan surat tugas ${order.number}.`;
    case 'REFUSED':
      return `Unit tidak diserahkan: surat tugas ${order.number} ditolak nasabah.`;
    case 'EXPIRED':
      return `Surat tugas ${order.number} berakhir pada ${until}.`;
    case 'WITHDRAWN':
      return `Surat tugas ${order.number} dicabut ${endedBy?.name ?? ''} pada ${formatInstantIn(order.endedAt ?? order.approvedAt, office.zone)}.`;
    case 'ENDED':
      if (order.endReason !== '') {
        return `Surat tugas ${order.number} tidak berlaku lagi: ${order.endReason}.`;
      }
      return contract.status === 'ACTIVE' && contract.officeId === order.officeId
        ? `Surat tugas ${order.number} tidak berlaku lagi: tunggakannya sudah dibayar.`
        : `Surat tugas ${order.number} tidak berlaku lagi: status atau kantor kontraknya sudah berubah.`;
  }
}

/** Why a person can't withdraw an order, in words; null: they can. */
function withdrawObstacle(row: OrderRow, state: OrderState, person: SignedIn, today: string): string | null {
  const { access } = person;
  if (access.is_collector_spv + access.is_credit_approval === 0) {
    return 'Surat tugas dicabut oleh supervisor kolektor atau penyetuju.';
  }
  if (!seesOffice(person, row.order.officeId)) return 'Surat tugas ini milik kantor lain.';
  return canWithdraw(row.order, state, today) ? null : stateText(row, state);
}

/** A contract's orders, newest first. */
export async function ordersOf(
  db: Db,
  code: string,
  person: SignedIn,
  now: Date,
): Promise<RepossessionOrder[]> {
  const rows = await orderQuery(db)
    .where(eq(repossessionOrders.contractCode, code))
    .orderBy(desc(repossessionOrders.id));
  return toOrders(db, rows, person, now);
}

/** Orders that name somebody and were not ended by anybody, those that end first first. */
export async function openOrdersNaming(db: Db, staffId: number): Promise<OrderRow[]> {
  const named = db
    .select({ id: repossessionOrderCollectors.orderId })
    .from(repossessionOrderCollectors)
    .where(eq(repossessionOrderCollectors.staffId, staffId));
  return orderQuery(db)
    .where(and(isNull(repossessionOrders.endedAs), inArray(repossessionOrders.id, named)))
    .orderBy(asc(repossessionOrders.validUntil), asc(repossessionOrders.id));
}

/** One order's row. 404: there is none. */
export async function orderRow(db: Db, where: SQL | undefined): Promise<OrderRow> {
  const [row] = await orderQuery(db).where(where);
  if (!row) throw notFound(MISSING);
  return row;
}

/** Whether an order names somebody. */
export const isNamed = async (db: Db, orderId: number, staffId: number): Promise<boolean> =>
  (await db.$count(
    repossessionOrderCollectors,
    and(eq(repossessionOrderCollectors.orderId, orderId), eq(repossessionOrderCollectors.staffId, staffId)),
  )) > 0;

/** An order that somebody may read: named in it, or of an office or contract that they see. 403, 404. */
export async function findOrder(db: Db, person: SignedIn, id: string): Promise<OrderRow> {
  const row = await orderRow(db, eq(repossessionOrders.id, idOf(id, MISSING)));
  await requireOrder(db, person, row);
  return row;
}

/** 403 unless somebody may read an order. */
export async function requireOrder(db: Db, person: SignedIn, { order, contract }: OrderRow): Promise<void> {
  const { access } = person;
  if (access.is_collector === 1 && (await isNamed(db, order.id, person.id))) return;
  if (!hasAny(access, [...TAKING_READERS, 'is_credit_approval'])) {
    throw forbidden('Surat tugas ini untuk kolektor lain.');
  }
  if (!seesOffice(person, order.officeId)) {
    requireOffice(person, contract.officeId, 'Surat tugas ini milik kantor lain.');
  }
}

/** One that is there, as it is shown to a person. */
export async function readOrder(db: Db, id: number, person: SignedIn, now: Date): Promise<RepossessionOrder> {
  const [order] = await toOrders(db, [await orderRow(db, eq(repossessionOrders.id, id))], person, now);
  if (!order) throw new ApiError(500);
  return order;
}
