import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Partner, PartnerEvent, PartnerRequest, PartnerScheme } from '@/lib/contract/partnerRecords';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import {
  commissionSchemeLines,
  commissionSchemes,
  contractTypes,
  history,
  partnerAccounts,
  partnerRequests,
  regions,
  staff,
} from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { mayDecide } from '../requests/engine/refusals';
import type { FoundPartner } from './findPartner';
import { termsOf } from './inForce';
import type { PartnerSide } from './PartnerSide';
import { sumsOf } from './sums';

const asker = alias(staff, 'asker');
const decider = alias(staff, 'decider');
const askedBy = { username: asker.username, name: asker.name };
const approvedBy = { username: decider.username, name: decider.name };
/** What a page can take; the whole log is elsewhere. */
const MAX_EVENTS = 100;

/** One partner as its page shows it to this person. */
export async function partnerDetail(
  db: Db,
  side: PartnerSide,
  person: SignedIn,
  { row, today }: FoundPartner,
): Promise<Partner> {
  const [area] =
    row.areaCode === null ? [] : await db.select().from(regions).where(eq(regions.code, row.areaCode));
  const account = await readAccount(db, row.id);
  const schemes = await readSchemes(db, row.id);
  const waiting = await readWaiting(db, person, row.id);
  const events = await readEvents(db, side, row.id);
  const sums = await sumsOf(db, [row.id]);
  const stamps = await stampsOf(db, [row]);
  const named = new Set(schemes.flatMap(({ terms }) => terms.lines.map((line) => line.contract_type_id)));
  const types = await db.select().from(contractTypes).orderBy(asc(contractTypes.name));
  return {
    id: row.id,
    kind: row.kind,
    office_id: row.officeId,
    name: row.name,
    nik: row.nik,
    npwp: row.npwp,
    phone: row.phone,
    area: row.areaCode === null ? null : { code: row.areaCode, name: area?.name ?? row.areaCode },
    active: row.active,
    version: row.version,
    ...stamps(row),
    as_of: today,
    account,
    schemes,
    waiting,
    sums: sums(row.id),
    contract_types: types
      .filter(({ id, active }) => active || named.has(id))
      .map(({ id, name, active }) => ({ id, name, active })),
    events,
  };
}

async function readAccount(db: Db, partnerId: number): Promise<Partner['account']> {
  const [found] = await db
    .select({ account: partnerAccounts, askedBy, approvedBy })
    .from(partnerAccounts)
    .innerJoin(partnerRequests, eq(partnerRequests.id, partnerAccounts.requestId))
    .innerJoin(asker, eq(asker.id, partnerRequests.requestedBy))
    .innerJoin(decider, eq(decider.id, partnerRequests.decidedBy))
    .where(eq(partnerAccounts.partnerId, partnerId))
    .orderBy(desc(partnerAccounts.id))
    .limit(1);
  if (!found) return null;
  const { bank, number, holder, payableFrom } = found.account;
  return {
    ...{ bank, number, holder, payable_from: payableFrom },
    asked_by: found.askedBy,
    approved_by: found.approvedBy,
  };
}

async function readSchemes(db: Db, partnerId: number): Promise<PartnerScheme[]> {
  const found = await db
    .select({ scheme: commissionSchemes, askedBy, approvedBy })
    .from(commissionSchemes)
    .innerJoin(partnerRequests, eq(partnerRequests.id, commissionSchemes.requestId))
    .innerJoin(asker, eq(asker.id, partnerRequests.requestedBy))
    .innerJoin(decider, eq(decider.id, partnerRequests.decidedBy))
    .where(eq(commissionSchemes.partnerId, partnerId))
    .orderBy(desc(commissionSchemes.number));
  const ids = found.map(({ scheme }) => scheme.id);
  const lines =
    ids.length === 0
      ? []
      : await db.select().from(commissionSchemeLines).where(inArray(commissionSchemeLines.schemeId, ids));
  return found.map(({ scheme, askedBy: asked, approvedBy: approved }) => ({
    id: scheme.id,
    number: scheme.number,
    terms: termsOf(
      scheme,
      lines.filter(({ schemeId }) => schemeId === scheme.id),
    ),
    since: scheme.since.toISOString(),
    asked_by: asked,
    approved_by: approved,
  }));
}

async function readWaiting(db: Db, person: SignedIn, partnerId: number): Promise<PartnerRequest[]> {
  const found = await db
    .select({ request: partnerRequests, askedBy })
    .from(partnerRequests)
    .innerJoin(asker, eq(asker.id, partnerRequests.requestedBy))
    .where(and(eq(partnerRequests.partnerId, partnerId), eq(partnerRequests.status, 'WAITING')))
    .orderBy(asc(partnerRequests.id));
  return found.map(({ request, askedBy: asked }) => ({
    id: request.id,
    ask: request.payload,
    reason: request.reason,
    request_by: asked,
    requested_at: request.requestedAt.toISOString(),
    may_decide: mayDecide(request, person),
    may_withdraw: request.requestedBy === person.id,
  }));
}

async function readEvents(db: Db, side: PartnerSide, partnerId: number): Promise<PartnerEvent[]> {
  const lines = await db
    .select({ line: history, username: staff.username, name: staff.name })
    .from(history)
    .leftJoin(staff, eq(staff.id, history.staffId))
    .where(and(eq(history.recordType, side.record), eq(history.recordId, String(partnerId))))
    .orderBy(desc(history.id))
    .limit(MAX_EVENTS);
  return lines.map(({ line, username, name }) => ({
    id: line.id,
    at: line.at.toISOString(),
    by: username !== null && name !== null ? { username, name } : null,
    summary: line.summary,
    reason: line.reason,
    changes: Object.fromEntries(
      Object.entries(line.changes).map(([field, [before, after]]) => [
        field,
        [textOf(before), textOf(after)],
      ]),
    ),
  }));
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
