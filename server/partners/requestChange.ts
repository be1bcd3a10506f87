import { and, eq } from 'drizzle-orm';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import { approversOf } from '../credits/approvers';
import { notify } from '../notifications/notify';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { partnerRequests, staff } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import type { StaffCall } from '../platform/http/route';
import { checkAsk, fieldsInForce, fieldsOfAsk, nounOfAsk } from './askFields';
import { lockPartner } from './findPartner';
import { partnerDetail } from './partnerDetail';
import type { PartnerSide } from './PartnerSide';
import { logPartner, refuseStale } from './savePartner';

type RequestCall = StaffCall<{ id: string }, unknown, { ask: PartnerAsk; reason: string; version: number }>;

/**
 * Asks for another scheme or account (docs/decisions/0102): whoever profits from it can't bring it about alone. 409:
 * changed since, or one of that kind waits. 422: it is what is in force.
 */
export async function requestChange(side: PartnerSide, call: RequestCall): Promise<Partner> {
  const { db, staff: by, now, params, body } = call;
  const found = await lockPartner(db, side, by, params.id, now);
  await refuseStale(side, call, found, body.version);
  const { row } = found;
  const { ask, reason } = body;
  await checkAsk(db, ask);
  const [pending] = await db
    .select({ at: partnerRequests.requestedAt, name: staff.name, username: staff.username })
    .from(partnerRequests)
    .innerJoin(staff, eq(staff.id, partnerRequests.requestedBy))
    .where(
      and(
        eq(partnerRequests.partnerId, row.id),
        eq(partnerRequests.kind, ask.kind),
        eq(partnerRequests.status, 'WAITING'),
      ),
    );
  if (pending) {
    const at = formatInstantIn(pending.at, by.office.zone);
    throw conflict(
      `Perubahan ${nounOfAsk(ask)} ${row.name} sudah diminta oleh ${pending.name} pada ${at} dan masih menunggu.`,
      {
        request_by: { username: pending.username, name: pending.name },
        requested_at: pending.at.toISOString(),
        current: await partnerDetail(db, side, by, found),
      },
    );
  }
  const [before, after] = [await fieldsInForce(db, row.id, ask), await fieldsOfAsk(db, ask)];
  const changes = changesBetween({ ...blank(after), ...before }, { ...blank(before), ...after });
  if (Object.keys(changes).length === 0) {
    throw invalid({ ask: 'Sama dengan yang berlaku sekarang.' }, 'Sama dengan yang berlaku sekarang.');
  }
  await db.insert(partnerRequests).values({
    partnerId: row.id,
    kind: ask.kind,
    payload: ask,
    reason,
    requestedBy: by.id,
    requestedAt: now,
  });
  const noun = nounOfAsk(ask);
  await logPartner(
    side,
    call,
    found,
    [`${ask.kind}_REQUESTED`, `Meminta perubahan ${noun}`],
    changes,
    reason,
  );
  const message = {
    title: `Perubahan ${noun}`,
    message: `${by.name} meminta perubahan ${noun} ${side.noun} ${row.name}. Alasan: ${reason}`,
    source: side.record,
    link: String(row.id),
  };
  await notify(db, await approversOf(db, [row.officeId], by.id, side.flag), message, now);
  return partnerDetail(db, side, by, found);
}

const blank = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
