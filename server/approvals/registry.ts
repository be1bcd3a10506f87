import type * as z from 'zod/mini';
import type { ApprovalRow, listApprovalInbox } from '@/lib/contract/approvalInbox';
import type { ApprovalKind } from '@/lib/contract/approvalInboxDefaults';
import type { HeldItem } from '@/lib/contract/staff';
import { bpkbApprovals } from '../bpkb/bpkbApprovals';
import { bpkbDecisions } from '../bpkb/bpkbDecisions';
import { waitingOnBpkb } from '../bpkb/bpkbSubject';
import { drawerApprovals } from '../cashierDays/drawerApprovals';
import { drawerDecisions } from '../cashierDays/drawerDecisions';
import { waitingOnDrawers } from '../cashierDays/drawerSubject';
import { changeApprovals, waitingOnChanges } from '../changes/changeApprovals';
import { changeDecisions } from '../changes/changeDecisions';
import { commissionApprovals } from '../commissions/commissionApprovals';
import { commissionDecisions } from '../commissions/commissionDecisions';
import { receiptApprovals } from '../creditRequests/receiptApprovals';
import { receiptDecisions } from '../creditRequests/receiptDecisions';
import { waitingOnReceipts } from '../creditRequests/receiptSubject';
import { partnerApprovals } from '../partners/partnerApprovals';
import { partnerDecisions } from '../partners/partnerDecisions';
import { waitingOnPartners } from '../partners/partnerSubject';
import { pettyApprovals } from '../pettyCash/pettyApprovals';
import { pettyDecisions } from '../pettyCash/pettyDecisions';
import { waitingOnPettyCash } from '../pettyCash/pettySubject';
import type { Db } from '../platform/db/connect';
import type { StaffCall } from '../platform/http/route';
import { registrationApprovals } from '../registrations/registrationApprovals';
import { registrationDecisions } from '../registrations/registrationDecisions';
import { vehicleApprovals } from '../registrations/vehicleApprovals';
import { vehicleDecisions } from '../registrations/vehicleDecisions';
import { waitingOnVehicles } from '../registrations/vehicleSubject';
import { contractApprovals } from '../requests/contractApprovals';
import { contractDecisions } from '../requests/contractDecisions';
import { waitingOnContracts } from '../requests/contractSubject';
import type { Decision } from '../requests/engine/Decision';
import type { WaitingRequest } from '../requests/engine/takeBack';
import { statementApprovals } from '../statements/statementApprovals';
import { statementDecisions } from '../statements/statementDecisions';
import { statementRowApprovals } from '../statements/statementRowApprovals';
import { statementRowDecisions } from '../statements/statementRowDecisions';
import { waitingOnStatements } from '../statements/statementSubject';

export type InboxCall = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>;
export type Whose = z.output<NonNullable<typeof listApprovalInbox.query>>['whose'];

/** A kind of what waits for a second person. */
interface Waits {
  /** What of it the caller may decide by the rules of whoever decides it, or asked for; the oldest `limit`. */
  inbox: (call: InboxCall, whose: Whose, limit: number) => Promise<ApprovalRow[]>;
  /** All that waits, and who may decide it. */
  decisions: (db: Db, now: Date) => Promise<Decision[]>;
  /** What one person asked for, by which name it is in their hands; null: nobody asks for it. */
  asked: { held: HeldItem['kind']; by: (db: Db, staffId: number) => Promise<WaitingRequest[]> } | null;
}

/**
 * Every kind of what waits, in the order in which more than one is locked: inbox, who is left to decide, and what a leaver
 * takes back are derived from it. A new kind is a line here, and its evidence on the page.
 */
export const REGISTRY = {
  STATEMENT_ROWS: {
    inbox: statementRowApprovals,
    decisions: statementRowDecisions,
    asked: { held: 'STATEMENT_REQUEST', by: waitingOnStatements },
  },
  STATEMENT: { inbox: statementApprovals, decisions: statementDecisions, asked: null },
  CONTRACT: {
    inbox: contractApprovals,
    decisions: contractDecisions,
    asked: { held: 'CONTRACT_REQUEST', by: waitingOnContracts },
  },
  RECEIPT: {
    inbox: receiptApprovals,
    decisions: receiptDecisions,
    asked: { held: 'CREDIT_REQUEST', by: waitingOnReceipts },
  },
  PARTNER: {
    inbox: partnerApprovals,
    decisions: partnerDecisions,
    asked: { held: 'PARTNER_REQUEST', by: waitingOnPartners },
  },
  COMMISSION: { inbox: commissionApprovals, decisions: commissionDecisions, asked: null },
  BPKB: {
    inbox: bpkbApprovals,
    decisions: bpkbDecisions,
    asked: { held: 'CONTRACT_REQUEST', by: waitingOnBpkb },
  },
  PETTY_CASH: {
    inbox: pettyApprovals,
    decisions: pettyDecisions,
    asked: { held: 'CASH_REQUEST', by: waitingOnPettyCash },
  },
  CASH: {
    inbox: drawerApprovals,
    decisions: drawerDecisions,
    asked: { held: 'CASH_REQUEST', by: waitingOnDrawers },
  },
  CHANGE: {
    inbox: changeApprovals,
    decisions: changeDecisions,
    asked: { held: 'CHANGE_REQUEST', by: waitingOnChanges },
  },
  REGISTRATION: { inbox: registrationApprovals, decisions: registrationDecisions, asked: null },
  VEHICLE: {
    inbox: vehicleApprovals,
    decisions: vehicleDecisions,
    asked: { held: 'VEHICLE_REQUEST', by: waitingOnVehicles },
  },
} satisfies Readonly<Record<ApprovalKind, Waits>>;

const KINDS = Object.entries(REGISTRY) as [ApprovalKind, Waits][];

/** All that waits, of every kind. */
export async function allDecisions(db: Db, now: Date): Promise<(Decision & { kind: ApprovalKind })[]> {
  const found: (Decision & { kind: ApprovalKind })[] = [];
  // One after the other: a call takes one connection.
  for (const [kind, { decisions }] of KINDS)
    found.push(...(await decisions(db, now)).map((decision) => ({ ...decision, kind })));
  return found;
}

/** What somebody asked for and what still waits, of every kind, as it is locked; what it is called in their hands. */
export async function askedForBy(
  db: Db,
  staffId: number,
): Promise<(WaitingRequest & { key: string; held: HeldItem['kind'] })[]> {
  const found: (WaitingRequest & { key: string; held: HeldItem['kind'] })[] = [];
  for (const [kind, { asked }] of KINDS) {
    if (asked === null) continue;
    for (const request of await asked.by(db, staffId))
      found.push({ ...request, key: `${kind} ${request.id}`, held: asked.held });
  }
  return found;
}
