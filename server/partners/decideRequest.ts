import { and, desc, eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Partner } from '@/lib/contract/partnerRecords';
import { notify } from '../notifications/notify';
import { outcomeText, tellOutcome } from '../notifications/tellOutcome';
import { ApiError, conflict, forbidden, invalid, notFound } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import {
  commissionSchemeLines,
  commissionSchemes,
  partnerAccounts,
  partnerRequests,
  partners,
} from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { fieldsInForce, fieldsOfAsk, nounOfAsk } from './askFields';
import { findPartner, lockPartner, type FoundPartner } from './findPartner';
import { obstacleToDecide } from './obstacleToDecide';
import { partnerDetail } from './partnerDetail';
import type { PartnerSide } from './PartnerSide';
import { logPartner } from './savePartner';

type Decision = 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
type DecideCall = StaffCall<
  { id: string },
  unknown,
  { request_id: number; decision: Decision; reason: string }
>;
type Request = typeof partnerRequests.$inferSelect;

const MIN_REASON_LENGTH = 5;
const VERBS = { APPROVED: 'Menyetujui', REJECTED: 'Menolak', WITHDRAWN: 'Menarik kembali' } as const;
const DECIDED = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' } as const;

/** Approves, rejects or takes back a request. 409: decided already. */
export async function decideRequest(side: PartnerSide, call: DecideCall): Promise<Partner> {
  const { db, staff: by, now, params, body } = call;
  const { decision, reason } = body;
  const found = await lockPartner(db, side, by, params.id, now);
  const [request] = await db
    .select()
    .from(partnerRequests)
    .where(and(eq(partnerRequests.id, body.request_id), eq(partnerRequests.partnerId, found.row.id)));
  if (!request) throw notFound('Permintaan ini tidak ada.');
  const noun = nounOfAsk(request);
  if (request.status !== 'WAITING') {
    throw conflict(`Permintaan perubahan ${noun} ini sudah ${DECIDED[request.status]}.`, {
      status: request.status,
      current: await partnerDetail(db, side, by, found),
    });
  }
  const obstacle =
    decision === 'WITHDRAWN'
      ? request.requestedBy === by.id
        ? null
        : 'Hanya yang meminta dapat menariknya kembali.'
      : obstacleToDecide(request, by);
  if (obstacle !== null) throw forbidden(obstacle);
  if (decision === 'REJECTED' && reason.length < MIN_REASON_LENGTH) {
    throw invalid({ reason: `Tulis alasannya, paling sedikit ${MIN_REASON_LENGTH} huruf.` });
  }
  await db
    .update(partnerRequests)
    .set({ status: decision, decidedBy: by.id, decidedAt: now, decisionReason: reason || null })
    .where(eq(partnerRequests.id, request.id));
  const link = String(found.row.id);
  const asked = { source: side.record, link, at: request.requestedAt };
  await tellOutcome(db, asked, outcomeText(decision, by));
  const before = await fieldsInForce(db, found.row.id, request.payload);
  if (decision === 'APPROVED') await bringIntoForce(db, found, request, now);
  const after = decision === 'APPROVED' ? await fieldsOfAsk(db, request.payload) : before;
  const gone = Object.keys(before).filter((field) => !(field in after));
  const changes = changesBetween(before, {
    ...after,
    ...Object.fromEntries(gone.map((field) => [field, null])),
  });
  const action = [`${request.kind}_${decision}`, `${VERBS[decision]} perubahan ${noun}`] as const;
  await logPartner(side, call, found, action, changes, reason);
  if (decision !== 'WITHDRAWN') {
    const told = {
      title: `Perubahan ${noun} ${DECIDED[decision]}`,
      message: `${by.name} ${VERBS[decision].toLowerCase()} perubahan ${noun} ${side.noun} ${found.row.name}.${reason === '' ? '' : ` Alasan: ${reason}`}`,
      source: side.record,
      link,
      group: 'partners' as const,
    };
    await notify(db, [request.requestedBy], told, now);
  }
  return partnerDetail(db, side, by, await findPartner(db, side, by, params.id, now));
}

/**
 * An account is paid to from the next day on: whoever expects money today sees the change before it can go elsewhere. A
 * scheme counts for what is paid out from now on; what was computed keeps the line that it was computed by.
 */
async function bringIntoForce(
  db: Db,
  { row, today }: FoundPartner,
  request: Request,
  now: Date,
): Promise<void> {
  const { payload: ask } = request;
  const version = row.version + 1;
  await db.update(partners).set({ version }).where(eq(partners.id, row.id));
  const shared = { partnerId: row.id, requestId: request.id };
  if (ask.kind === 'ACCOUNT') {
    const { bank, number, holder } = ask.account;
    await db
      .insert(partnerAccounts)
      .values({ ...shared, bank, number, holder, payableFrom: addDays(today, 1) });
    return;
  }
  const { lines, back_if_cancelled: backIfCancelled, back_after_days: backAfterDays } = ask.scheme;
  const [last] = await db
    .select({ number: commissionSchemes.number })
    .from(commissionSchemes)
    .where(eq(commissionSchemes.partnerId, row.id))
    .orderBy(desc(commissionSchemes.number))
    .limit(1);
  const [made] = await db
    .insert(commissionSchemes)
    .values({ ...shared, number: (last?.number ?? 0) + 1, backIfCancelled, backAfterDays, since: now })
    .returning({ id: commissionSchemes.id });
  if (!made) throw new ApiError(500);
  await db.insert(commissionSchemeLines).values(
    lines.map(({ contract_type_id: contractTypeId, basis, value }) => ({
      ...{ schemeId: made.id, contractTypeId, basis, value },
    })),
  );
}
