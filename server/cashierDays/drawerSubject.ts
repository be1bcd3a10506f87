import { and, eq } from 'drizzle-orm';
import type { DrawerAsk, DrawerRequest } from '@/lib/contract/drawerRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import type { Db } from '../platform/db/connect';
import { drawerRequests } from '../platform/db/schema';
import { capital, refuseStale } from '../requests/engine/refusals';
import type { Call, Subject } from '../requests/engine/Subject';
import { takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { applyAbsentClosing } from './applyAbsentClosing';
import { applyHandOver } from './applyHandOver';
import { lockDrawer } from '../cash/drawer';
import {
  drawerNoun,
  drawerObstacle,
  drawerRequestRows,
  readDrawerRequest,
  toDrawerRequest,
  type DrawerRequestRow,
} from './drawerRequest';

/** A request on a drawer's day, and the drawer, held. */
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
  return `${formatRupiah(amount)} ${goesTo(payload, receiverName)}.`;
}

function goesTo(ask: Extract<DrawerAsk, { kind: 'HAND_OVER' }>, receiver: string | null): string {
  if (ask.way === 'HOLDER') return `diserahkan kepada ${receiver}`;
  if (ask.way === 'BANK') return `disetor ke bank ${ask.bank}, referensi ${ask.reference}`;
  return 'disimpan di brankas';
}

/** Who decides opens the inbox, who asked the day. */
const waitsAt = ({ request }: HeldDrawer) => ({ source: 'cash' as const, link: `request-${request.id}` });
const dayOf = ({ request }: HeldDrawer) => ({
  source: 'cash' as const,
  link: `${request.holderId}/${request.day}`,
});

/** What is asked for on a drawer's day (docs/decisions/0143): hand-overs, and closings for who is away. */
export const drawerSubject: Subject<DrawerRef, HeldDrawer, DrawerRequest> = {
  table: drawerRequests,
  async lock({ db, staff }, { id }) {
    const { holderId } = await readDrawerRequest(db, staff, id);
    await lockDrawer(db, holderId);
    // Read again: it may have been decided before the drawer was held.
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
  async apply(call, { request }) {
    await (request.payload.kind === 'HAND_OVER'
      ? applyHandOver(call, request)
      : applyAbsentClosing(call, request));
    return [];
  },
  line(_call, { request }, step) {
    const done = step === 'ASKED' ? 'REQUESTED' : step;
    return {
      action: `CASH_${request.kind}_${done}`,
      summary: `${VERBS[step]} ${drawerNoun(request)}. ${drawerSummary(request)}`,
      record: { type: 'cashier_day', id: `${request.holderId}/${request.day}` },
      changes: { request_id: [step === 'ASKED' ? null : request.id, request.id] },
    };
  },
  decidedIn: ({ request: { officeId, receiverId, holderId, kind } }) => ({
    offices: [officeId],
    ...(receiverId !== null && { only: [receiverId] }),
    ...(kind === 'ABSENT_CLOSING' && { except: [holderId] }),
  }),
  asks: ({ staff }, held) => {
    const { request } = held;
    const why = request.reason === '' ? '' : ` Alasan: ${request.reason}`;
    const message = {
      title: capital(request.kind === 'HAND_OVER' ? 'penyerahan kas' : 'penutupan kas'),
      message: `${staff.name} meminta ${drawerNoun(request)}. ${drawerSummary(request)}${why}`,
      ...waitsAt(held),
    };
    return Promise.resolve({ message });
  },
  told: (held) => ({ ...waitsAt(held), at: held.request.requestedAt }),
  tells: (held, { outcome, by, reason }) => ({
    title: `${capital(drawerNoun(held.request))} ${DECIDED[outcome]}`,
    message: `${by} ${VERBS[outcome].toLowerCase()} ${drawerNoun(held.request)}.${reason === null ? '' : ` Alasan: ${reason}`}`,
    ...dayOf(held),
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
