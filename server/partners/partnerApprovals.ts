import { and, asc, eq, getTableColumns, inArray, not } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { PartnerAsk } from '@/lib/contract/partnerRecords';
import { ofSeenOffices } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { asker, askedBy, decidedBy, decider, requestNames } from '../platform/db/namedRequests';
import { partnerRequests, partners } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { capital, mayDecide } from '../requests/engine/refusals';
import { fieldsOfAsk, nounOfAsk } from './askFields';
import { sideOf, sidesOf } from './PartnerSide';

/** Schemes and accounts in the inbox, of those kinds of partners that the caller sees; oldest first, at most `limit`. */
export async function partnerApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  const kinds = sidesOf(staff).map(({ kind }) => kind);
  const isOwn = eq(partnerRequests.requestedBy, staff.id);
  if (kinds.length === 0 || (whose === 'decide' && staff.access.is_credit_approval !== 1)) return [];
  const found = await db
    .select({ request: { ...getTableColumns(partnerRequests), ...requestNames }, partner: partners })
    .from(partnerRequests)
    .innerJoin(partners, eq(partners.id, partnerRequests.partnerId))
    .innerJoin(asker, askedBy(partnerRequests))
    .leftJoin(decider, decidedBy(partnerRequests))
    .where(
      and(
        eq(partnerRequests.status, 'WAITING'),
        inArray(partners.kind, kinds),
        ofSeenOffices(partners.officeId, staff),
        whose === 'own' ? isOwn : not(isOwn),
      ),
    )
    .orderBy(asc(partnerRequests.requestedAt), asc(partnerRequests.id))
    .limit(limit);
  const rows: ApprovalRow[] = [];
  for (const { request, partner } of found) {
    const side = sideOf(partner.kind);
    rows.push({
      kind: 'PARTNER',
      request_id: request.id,
      record: { type: side.record, id: String(partner.id), label: partner.name },
      version: partner.version,
      card: null,
      name: partner.name,
      office_id: partner.officeId,
      what: `${capital(`perubahan ${nounOfAsk(request)}`)} ${side.noun}`,
      summary: await summaryOf(db, request.payload),
      reason: request.reason,
      request_by: { username: request.askerUsername, name: request.askerName },
      requested_at: request.requestedAt.toISOString(),
      amount: null,
      may_decide: mayDecide(request, staff),
      may_withdraw: request.requestedBy === staff.id,
    });
  }
  return rows;
}

/** The account, or what each contract type brings. */
async function summaryOf(db: Db, ask: PartnerAsk): Promise<string> {
  const fields = Object.entries(await fieldsOfAsk(db, ask));
  const said =
    ask.kind === 'ACCOUNT'
      ? fields.map(([, value]) => value)
      : fields.slice(0, ask.scheme.lines.length).map(([type, brings]) => `${type} ${brings}`);
  return `${said.join(', ')}.`;
}
