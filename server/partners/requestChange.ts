import { and, eq } from 'drizzle-orm';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import { ApiError, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { namedRequests } from '../platform/db/namedRequests';
import { partnerRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import { checkAsk, fieldsInForce, fieldsOfAsk, nounOfAsk } from './askFields';
import { lockPartner } from './findPartner';
import { partnerDetail } from './partnerDetail';
import { blank, partnerSubject } from './partnerSubject';
import type { PartnerSide } from './PartnerSide';
import { refuseStalePartner } from './savePartner';

type RequestCall = StaffCall<{ id: string }, unknown, { ask: PartnerAsk; reason: string; version: number }>;

/** Asks for another scheme or account. 409: changed since, or one of that kind waits. 422: it is what is in force. */
export async function requestChange(side: PartnerSide, call: RequestCall): Promise<Partner> {
  const { db, staff: by, now, params, body } = call;
  const found = await lockPartner(db, side, by, params.id, now);
  await refuseStalePartner(side, call, found, body.version);
  const { row } = found;
  const { ask, reason } = body;
  await checkAsk(db, ask);
  const ofKind = and(eq(partnerRequests.partnerId, row.id), eq(partnerRequests.kind, ask.kind));
  const [pending] = await namedRequests(
    db,
    partnerRequests,
    and(ofKind, eq(partnerRequests.status, 'WAITING')),
  );
  if (pending) {
    const current = await partnerDetail(db, side, by, found);
    refuseSecond(`perubahan ${nounOfAsk(ask)} ${row.name}`, pending, by, { current });
  }
  const [before, after] = [await fieldsInForce(db, row.id, ask), await fieldsOfAsk(db, ask)];
  const changes = changesBetween({ ...blank(after), ...before }, { ...blank(before), ...after });
  if (Object.keys(changes).length === 0) {
    throw invalid({ ask: 'Sama dengan yang berlaku sekarang.' }, 'Sama dengan yang berlaku sekarang.');
  }
  const [written] = await db
    .insert(partnerRequests)
    .values({
      partnerId: row.id,
      kind: ask.kind,
      payload: ask,
      reason,
      requestedBy: by.id,
      requestedAt: now,
    })
    .returning({ id: partnerRequests.id });
  const [request] = await namedRequests(db, partnerRequests, eq(partnerRequests.id, written?.id ?? 0));
  if (!request) throw new ApiError(500);
  return nowWaits(partnerSubject(side), call, { request, partner: found, before });
}
