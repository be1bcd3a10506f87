import { and, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { WRITTEN_VOUCHER_KINDS } from '@/lib/contract/pettyTerms';
import type { FileOwner } from '../files/FileOwner';
import { toKeptFile } from '../files/toKeptFile';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { files, offices, pettyCategories, pettyRequests, pettyVouchers, staff } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { PETTY_REQUEST, PETTY_VOUCHER } from './owners';

const writer = alias(staff, 'writer');
const approver = alias(staff, 'approver');
const of = alias(pettyVouchers, 'of_voucher');
const ender = alias(pettyVouchers, 'ender');

/** Vouchers with the people and vouchers that they name. */
const voucherQuery = (db: Db) =>
  db
    .select({
      ...getTableColumns(pettyVouchers),
      office: offices.name,
      category: pettyCategories.name,
      writtenUsername: writer.username,
      writtenName: writer.name,
      approvedName: approver.name,
      ofNumber: of.number,
      endedById: ender.id,
      endedByNumber: ender.number,
    })
    .from(pettyVouchers)
    .innerJoin(offices, eq(offices.id, pettyVouchers.officeId))
    .innerJoin(writer, eq(writer.id, pettyVouchers.writtenBy))
    .leftJoin(approver, eq(approver.id, pettyVouchers.approvedBy))
    .leftJoin(pettyCategories, eq(pettyCategories.id, pettyVouchers.categoryId))
    .leftJoin(of, eq(of.id, pettyVouchers.ofId))
    .leftJoin(ender, sql`${ender.id} = coalesce(${pettyVouchers.voidedBy}, ${pettyVouchers.settledBy})`)
    .$dynamic();
export type VoucherRow = Awaited<ReturnType<typeof voucherQuery>>[number];

export interface VoucherPage {
  where: SQL | undefined;
  order: SQL[];
  limit?: number;
  offset?: number;
}

/** Vouchers as the contract has them, for `person`. */
export async function readVouchers(
  db: Db,
  person: Pick<SignedIn, 'id'>,
  { where, order, limit = 500, offset = 0 }: VoucherPage,
): Promise<PettyVoucher[]> {
  // Which ones first: what they name is joined to as many as are shown.
  const ids = (
    await db
      .select({ id: pettyVouchers.id })
      .from(pettyVouchers)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
  ).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await voucherQuery(db)
    .where(inArray(pettyVouchers.id, ids))
    .orderBy(...order);
  const proofs = await proofsOf(db, rows);
  const waiting = await waitingVoids(db, ids);
  return rows.map((row) => toVoucher(row, person, { proofs, waiting }));
}

interface Beside {
  proofs: ReadonlyMap<string, PettyVoucher['proof']>;
  waiting: ReadonlyMap<number, number>;
}

function toVoucher(row: VoucherRow, person: Pick<SignedIn, 'id'>, { proofs, waiting }: Beside): PettyVoucher {
  const asked = waiting.get(row.id) ?? null;
  return {
    ...{ id: row.id, number: row.number, office: { id: row.officeId, name: row.office } },
    ...{ day: row.day, at: row.at.toISOString(), kind: row.kind },
    category: row.categoryId === null ? null : { id: row.categoryId, name: row.category ?? '' },
    ...{ description: row.description, payee: row.payee, payee_staff_id: row.payeeStaffId },
    ...{ debit: Math.max(row.cash, 0), credit: Math.max(-row.cash, 0) },
    ...{ spent: row.spent, balance: row.balance, state: row.state },
    of: row.ofId === null ? null : { id: row.ofId, number: row.ofNumber ?? '' },
    ended_by: row.endedById === null ? null : { id: row.endedById, number: row.endedByNumber ?? '' },
    ...{ due: row.due, place: row.place, bank: row.bank, reference: row.reference },
    proof: proofs.get(proofKey(row)) ?? null,
    no_proof: row.noProof,
    written_by: { username: row.writtenUsername, name: row.writtenName },
    approved_by: row.approvedName,
    may_void: asked === null && row.payeeStaffId !== person.id && voidObstacle(row) === null,
    void_request_id: asked,
  };
}

/** What comes of a request shows the file of that. */
const proofKey = ({ id, requestId }: Pick<VoucherRow, 'id' | 'requestId'>) =>
  requestId === null ? `${PETTY_VOUCHER} ${id}` : `${PETTY_REQUEST} ${requestId}`;

async function proofsOf(db: Db, rows: readonly VoucherRow[]): Promise<Beside['proofs']> {
  const own = rows.filter(({ requestId }) => requestId === null).map(({ id }) => String(id));
  const asked = rows.flatMap(({ requestId }) => (requestId === null ? [] : [String(requestId)]));
  const { ownerType, ownerId } = files;
  const found = await db
    .select()
    .from(files)
    .where(
      or(
        and(eq(ownerType, PETTY_VOUCHER), inArray(ownerId, own)),
        and(eq(ownerType, PETTY_REQUEST), inArray(ownerId, asked)),
      ),
    );
  return new Map(found.map((file) => [`${file.ownerType} ${file.ownerId}`, toKeptFile(file)]));
}

/** Requests to void these that wait, by voucher. */
async function waitingVoids(db: Db, ids: readonly number[]): Promise<Beside['waiting']> {
  const { id, ofId, kind, status } = pettyRequests;
  const rows = await db
    .select({ id, ofId })
    .from(pettyRequests)
    .where(and(inArray(ofId, [...ids]), eq(kind, 'VOID'), eq(status, 'WAITING')));
  return new Map(rows.map((row) => [row.ofId ?? 0, row.id]));
}

/** Why a voucher cannot be voided, in words; null: it can. */
export function voidObstacle({
  kind,
  state,
  number,
  topUpId,
}: Pick<VoucherRow, 'kind' | 'state' | 'number' | 'topUpId'>): string | null {
  if (!(WRITTEN_VOUCHER_KINDS as readonly string[]).includes(kind))
    return `Voucher ${number} tidak dibatalkan; uangnya sudah diputuskan dua orang.`;
  if (state === 'VOIDED') return `Voucher ${number} sudah dibatalkan.`;
  if (state === 'SETTLED')
    return `Kasbon ${number} sudah dipertanggungjawabkan. Batalkan dulu pertanggungjawabannya.`;
  if (topUpId !== null) return `Voucher ${number} sudah masuk pengisian, jadi tidak dapat dibatalkan.`;
  return null;
}

/** One voucher of an office that the caller sees. 404, 403. */
export async function findVoucher(db: Db, person: SignedIn, id: string) {
  const gone = 'Voucher ini tidak ada.';
  const [row] = await db
    .select()
    .from(pettyVouchers)
    .where(eq(pettyVouchers.id, idOf(id, gone)));
  if (!row) throw notFound(gone);
  requireOffice(person, row.officeId, 'Voucher ini milik kantor lain.');
  return row;
}

/** The same as the contract has it. */
export async function readVoucher(db: Db, person: SignedIn, id: string): Promise<PettyVoucher> {
  const { id: found } = await findVoucher(db, person, id);
  const [row] = await readVouchers(db, person, {
    where: eq(pettyVouchers.id, found),
    order: [sql`${pettyVouchers.id}`],
  });
  if (!row) throw notFound('Voucher ini tidak ada.');
  return row;
}

/** The proof of a voucher is for who may read it. */
export const pettyVoucherFiles: FileOwner = {
  type: PETTY_VOUCHER,
  async requireRead(db, person, id) {
    const { is_pettycash: keeps, is_export: exports } = person.access;
    if (keeps !== 1 && exports !== 1) throw forbidden();
    await findVoucher(db, person, id);
  },
};
