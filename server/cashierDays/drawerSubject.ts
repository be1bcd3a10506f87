import { and, eq } from 'drizzle-orm';
import type { DrawerAsk, DrawerRequest } from '@/lib/contract/drawerRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import type { Db } from '../platform/db/connect';
import { drawerRequests } from '../platform/db/schema';
import { capital, refuseStale } from '../requests/engine/refusals';
import type { Call, Subject } from '../requests/engine/Subject';
import { takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { applyAbsentClosing } from './applyAbsentClosing';
import { applyCashIn } from './applyCashIn';
import { applyHandOver } from './applyHandOver';
import { applySafeToBank } from './applySafeToBank';
import { applyShortageWriteOff, writeOffLimits } from './applyShortageWriteOff';
import { lockDrawer } from '../cash/drawer';
import { lockSafe } from '../cash/safe';
import { lockShortage } from '../cash/shortage';
import {
  drawerNoun,
  drawerObstacle,
  drawerRequestRows,
  drawerTitle,
  readDrawerRequest,
  toDrawerRequest,
  type DrawerRequestRow,
} from './drawerRequest';

/** A request on a drawer's day or a safe, and that, held. */
export interface HeldDrawer {
  request: DrawerRequestRow;
}

/** Which request is meant, and the closing of the day that was seen. */
interface DrawerRef {
  id: string;
  version?: number;
}

const VERBS = { ASKED: 'Meminta', APPROVED: 'Menyetujui', REJECTED: 'Menolak', WITHDRAWN: 'Menarik kembali' };
const DECIDED = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' };

/** What is asked for, in one sentence. */
export function drawerSummary({ payload, amount, receiverName }: DrawerRequestRow): string {
  if (payload.kind === 'ABSENT_CLOSING') {
    const differs = amount - payload.expected_cash;
    const counted = `Dihitung ${formatRupiah(amount)}, seharusnya ${formatRupiah(payload.expected_cash)}`;
    return differs === 0
      ? `${counted}.`
      : `${counted}, selisih ${formatRupiah(differs)}: ${payload.explanation}`;
  }
  if (payload.kind === 'SHORTAGE_WRITE_OFF')
    return `${formatRupiah(amount)} dari setoran ${payload.reference} tidak ditagih lagi: ${payload.note}.`;
  const why = payload.kind === 'CASH_IN' ? `: ${payload.note}` : '';
  return `${formatRupiah(amount)} ${goesTo(payload, receiverName)}${why}.`;
}

const APPLY = {
  HAND_OVER: applyHandOver,
  ABSENT_CLOSING: applyAbsentClosing,
  CASH_IN: applyCashIn,
  SAFE_TO_BANK: applySafeToBank,
  SHORTAGE_WRITE_OFF: applyShortageWriteOff,
};

type Moving = Exclude<DrawerAsk, { kind: 'ABSENT_CLOSING' | 'SHORTAGE_WRITE_OFF' }>;

function goesTo(ask: Moving, receiver: string | null): string {
  if (ask.kind === 'SAFE_TO_BANK')
    return `dari brankas disetor ke bank ${ask.bank}, referensi ${ask.reference}`;
  if (ask.kind === 'CASH_IN') {
    if (ask.source === 'SAFE') return 'dari brankas';
    const from = ask.source === 'BANK' ? `bank ${ask.bank}` : 'kantor pusat';
    return `dari ${from}, referensi ${ask.reference}`;
  }
  if (ask.way === 'HOLDER') return `diserahkan kepada ${receiver}`;
  if (ask.way === 'BANK') return `disetor ke bank ${ask.bank}, referensi ${ask.reference}`;
  return 'disimpan di brankas';
}

function recordOf({ kind, payload, officeId, holderId, day }: DrawerRequestRow) {
  if (payload.kind === 'SHORTAGE_WRITE_OFF') return { type: 'handover', id: String(payload.handover_id) };
  return kind === 'SAFE_TO_BANK'
    ? { type: 'office', id: String(officeId) }
    : { type: 'cashier_day', id: `${holderId}/${day}` };
}

/** Who decides opens the inbox, who asked the day, or the hand-over that was short. */
const waitsAt = ({ request }: HeldDrawer) => ({ source: 'cash' as const, link: `request-${request.id}` });
const askedAt = ({ request: { payload, holderId, day } }: HeldDrawer) => ({
  source: 'cash' as const,
  link: payload.kind === 'SHORTAGE_WRITE_OFF' ? `handover-${payload.handover_id}` : `${holderId}/${day}`,
});

/** What is asked for on drawers and safes (docs/decisions/0143, 0150); a decision holds the drawer, or the safe alone. */
export const drawerSubject: Subject<DrawerRef, HeldDrawer, DrawerRequest> = {
  table: drawerRequests,
  async lock({ db, staff }, { id }) {
    const { kind, holderId, officeId, shortageId } = await readDrawerRequest(db, staff, id);
    if (kind === 'SHORTAGE_WRITE_OFF') await lockShortage(db, shortageId ?? 0);
    else await (kind === 'SAFE_TO_BANK' ? lockSafe(db, officeId) : lockDrawer(db, holderId));
    // Read again: it may have been decided before that was held.
    return { request: await readDrawerRequest(db, staff, id) };
  },
  noun: ({ request }) => drawerNoun(request),
  obstacle: ({ request }, person) => drawerObstacle(request, person),
  refuseUnseen: (call, held, { version }) =>
    refuseStale(
      version === held.request.closing,
      'Permintaan ini bukan yang Anda lihat. Periksa sekali lagi.',
      async () => ({ current: await answer(call, held) }),
    ),
  instead: async (call, held) => ({ data: { current: await answer(call, held) } }),
  money: () => null,
  limits: (call, { request }) => writeOffLimits(call, request),
  async apply(call, { request }) {
    await APPLY[request.kind](call, request);
    return [];
  },
  line(_call, { request }, step) {
    const done = step === 'ASKED' ? 'REQUESTED' : step;
    return {
      action: `CASH_${request.kind}_${done}`,
      summary: `${VERBS[step]} ${drawerNoun(request)}. ${drawerSummary(request)}`,
      record: recordOf(request),
      changes: { request_id: [step === 'ASKED' ? null : request.id, request.id] },
    };
  },
  decidedIn: ({ request: { officeId, receiverId, holderId, kind } }) => ({
    offices: [officeId],
    ...(receiverId !== null && { only: [receiverId] }),
    ...((kind === 'ABSENT_CLOSING' || kind === 'SHORTAGE_WRITE_OFF') && { except: [holderId] }),
  }),
  asks: ({ staff }, held) => {
    const { request } = held;
    const why = request.reason === '' ? '' : ` Alasan: ${request.reason}`;
    const message = {
      title: drawerTitle(request),
      message: `${staff.name} meminta ${drawerNoun(request)}. ${drawerSummary(request)}${why}`,
      ...waitsAt(held),
    };
    return Promise.resolve({ message });
  },
  told: (held) => ({ ...waitsAt(held), at: held.request.requestedAt }),
  tells: (held, { outcome, by, reason }) => ({
    title: `${capital(drawerNoun(held.request))} ${DECIDED[outcome]}`,
    message: `${by} ${VERBS[outcome].toLowerCase()} ${drawerNoun(held.request)}.${reason === null ? '' : ` Alasan: ${reason}`}`,
    ...askedAt(held),
  }),
  pushes: () => [],
  answer,
};

/** As it is now. */
async function answer({ db, staff }: Call, { request }: HeldDrawer): Promise<DrawerRequest> {
  return toDrawerRequest(db, await readDrawerRequest(db, staff, String(request.id)), staff);
}

/** Requests on drawers that somebody made and that wait, oldest first. */
export async function waitingOnDrawers(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await drawerRequestRows(
    db,
    and(eq(drawerRequests.requestedBy, staffId), eq(drawerRequests.status, 'WAITING')),
  );
  return rows.map((row) => ({
    id: row.id,
    label: capital(drawerNoun(row)),
    takeBack: takeDrawerRequestBack(row),
  }));
}

/** Takes it back in somebody else's name. */
export const takeDrawerRequestBack = (row: Pick<DrawerRequestRow, 'id'>): WaitingRequest['takeBack'] =>
  takingBack(drawerSubject, { id: String(row.id) });
