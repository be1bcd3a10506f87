import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { todayIn } from '../../calendar/today';
import { aheadObstacle } from '../../contracts/factsAhead';
import { moveToOffice } from '../../contracts/moveToOffice';
import { readAccount, type FoundContract } from '../../contracts/readContract';
import { STATUS_LABELS } from '../../credits/decideStatus';
import { statementsToPost } from '../../imports/statementsToPost';
import { conflict, invalid } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { credits, offices } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { RequestContext, RequestKind } from '../RequestKind';

/** Offices that a contract may go to: active, and not its own. */
export const officesToGoTo = (db: Db, { officeId }: FoundContract['contract']) =>
  db
    .select({ id: offices.id, code: offices.code, name: offices.name })
    .from(offices)
    .where(and(offices.active, ne(offices.id, officeId)))
    .orderBy(asc(offices.code));

/** Why a contract cannot go to another office now, in words; null where it can: nothing waits that its office has begun. */
export async function moveObstacle(
  db: Db,
  { code, status }: FoundContract['contract'],
): Promise<string | null> {
  if (status === 'CANCELLED' || status === 'RESTRUCTURED') {
    return `Kontrak yang berstatus ${STATUS_LABELS[status]} tetap di kantornya: tidak ada lagi yang diterima atau diminta di sini.`;
  }
  const waiting = await db
    .select({ invoice: credits.invoice })
    .from(credits)
    .where(and(eq(credits.contractCode, code), credits.requestApproval, isNull(credits.voidedAt)))
    .orderBy(asc(credits.invoice));
  if (waiting.length > 0) {
    const invoices = waiting.map((row) => row.invoice).join(', ');
    return `Masih ada permintaan yang menunggu pada nota ${invoices}. Putuskan dulu.`;
  }
  const [statement] = await statementsToPost(db, code);
  if (statement === undefined) return null;
  return `Masih ada baris mutasi bank ${statement} yang cocok dengan kontrak ini dan belum diposting. Putuskan dulu baris itu.`;
}

/**
 * A contract goes over to another office (docs/decisions/0115). Its code stays, its next receipts carry the numbers of the
 * office that it is in, and those from before stay with the office that wrote them.
 */
export const moveOffice: RequestKind<'MOVE_OFFICE'> = {
  askedBy: 'is_contract',
  noun: 'pindah kantor',
  leavesOffice: true,
  goesByCard: true,
  otherOffice: (_about, { office_id }) => Promise.resolve(office_id),
  async check(context, { office_id }) {
    const { db, found, today, now } = context;
    const target = await targetOf(context, office_id);
    const obstacle = await moveObstacle(db, found.contract);
    if (obstacle !== null) throw conflict(obstacle);
    const ahead = await aheadObstacle(db, found.contract.code, target, todayIn(target.zone, now));
    if (ahead !== null) throw invalid({ 'ask.office_id': ahead }, ahead);
    const { card } = await readAccount(db, found.contract, today);
    const receipts = await db.$count(
      credits,
      and(eq(credits.contractCode, found.contract.code), isNull(credits.voidedAt)),
    );
    return `Dari kantor ${found.office.name} ke kantor ${target.name}: sisa angsuran ${formatRupiah(card.totals.remainder)}; ${receipts} nota yang sudah ada tetap milik kantor ${found.office.name}.`;
  },
  async apply(context, { office_id }) {
    const { db, found, now, origin, checker, request } = context;
    const { contract, office } = found;
    const target = await targetOf(context, office_id);
    await moveToOffice(db, [contract.code], { from: office.id, to: target.id, now });
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'CONTRACT_OFFICE_MOVED',
      summary: `Memindahkan kontrak ${contract.code} dari kantor ${office.name} ke kantor ${target.name}`,
      origin,
      record: { type: 'contract', id: contract.code },
      reason: request.reason,
      changes: { office: [office.code, target.code], request_id: [null, request.id] },
    });
  },
};

/** The office to go to, which stays as it is until the transaction ends. 422: it takes nothing, or it is the same. */
async function targetOf({ db, found }: Pick<RequestContext, 'db' | 'found'>, id: number) {
  const refuse = (message: string) => invalid({ 'ask.office_id': message }, message);
  if (id === found.office.id) throw refuse(`Kontrak ini sudah di kantor ${found.office.name}.`);
  const [target] = await db.select().from(offices).where(eq(offices.id, id)).for('share');
  if (!target) throw refuse('Kantor ini tidak ada.');
  if (!target.active) throw refuse(`Kantor ${target.name} sedang nonaktif. Pilih kantor yang aktif.`);
  return target;
}
