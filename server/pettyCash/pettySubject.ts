import { and, eq } from 'drizzle-orm';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import type { PettyRequestKind } from '@/lib/contract/pettyTerms';
import { formatRupiah } from '@/lib/format/rupiah';
import { notify } from '../notifications/notify';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { pettyRequests } from '../platform/db/schema';
import { capital, refuseStale } from '../requests/engine/refusals';
import type { Call, Subject } from '../requests/engine/Subject';
import { takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { applyHolder } from './applyHolder';
import { applyMove } from './applyMove';
import { applyDifference, applyVoid, applyVoucher } from './applyVoucher';
import { differenceLimits } from './differenceLimits';
import { lockFund, requireRunning, type OfficeFund, type RunningFund } from './fund';
import {
  isMove,
  moverOf,
  movesAtOnce,
  movingOn,
  neverBy,
  readRequest,
  requestNoun,
  requestObstacle,
  requestRows,
  requestTitle,
  toRequest,
  type PettyRequestRow,
} from './requestRow';

/** A request on a fund, and the fund, held. */
export interface HeldRequest {
  request: PettyRequestRow;
  fund: OfficeFund;
}

/** Which request is meant. */
interface RequestRef {
  id: string;
  version?: number;
}

const VERBS = { ASKED: 'Meminta', APPROVED: 'Menyetujui', REJECTED: 'Menolak', WITHDRAWN: 'Menarik kembali' };
const DECIDED = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' };
const PLACES = { DRAWER: 'kas kasir', BANK: 'bank', HEAD_OFFICE: 'kantor pusat' };

type Apply = (call: Call, row: PettyRequestRow, held: RunningFund) => Promise<void>;
const APPLY: Readonly<Partial<Record<PettyRequestKind, Apply>>> = {
  VOUCHER: applyVoucher,
  VOID: applyVoid,
  DIFFERENCE: applyDifference,
  HOLDER: applyHolder,
};

/** What is asked for, in one sentence. */
export function requestSummary(row: PettyRequestRow): string {
  const { kind, payload, amount, of } = row;
  if (kind === 'VOUCHER')
    return `${formatRupiah(amount)} untuk ${payload.payee}: ${payload.description}. Batasnya ${formatRupiah(payload.limit ?? 0)}.`;
  if (kind === 'VOID') return `Voucher ${of?.number}, ${formatRupiah(amount)}.`;
  if (kind === 'DIFFERENCE' || kind === 'HOLDER') {
    const { expected = 0, counted = 0 } = payload;
    const to = kind === 'HOLDER' ? `Kepada ${row.receiverName}. ` : '';
    const differs =
      counted === expected ? '' : `, selisih ${formatRupiah(counted - expected)}: ${payload.explanation}`;
    return `${to}Dihitung ${formatRupiah(counted)}, seharusnya ${formatRupiah(expected)}${differs}.`;
  }
  const where = row.place === null ? '' : ` lewat ${PLACES[row.place]}`;
  const by = row.place === 'DRAWER' ? ` ${row.drawerName}` : '';
  return `${formatRupiah(amount)}${where}${by}.`;
}

/** Who decides opens the inbox, who asked the fund; `cash` as all cash. */
const waitsAt = ({ request }: HeldRequest) => ({
  source: 'cash' as const,
  link: `request-petty-${request.id}`,
});
export const fundLink = (officeId: number) => ({ source: 'cash' as const, link: `petty-${officeId}` });

export const fundRecord = (officeId: number) => ({ type: 'petty_fund', id: officeId });

/** While the end of a fund is approved and its money has not moved, nothing else of it is written. */
export async function refuseEnding(db: Db, { office }: OfficeFund, but?: number): Promise<void> {
  const ending = (await movingOn(db, office.id, 'END')).filter(({ id }) => id !== but);
  if (ending.length > 0)
    throw conflict('Penutupan kas kecil ini sudah disetujui, jadi tidak ada lagi yang ditulis.');
}

/** What is asked for on petty cash (docs/decisions/0168); a decision holds the fund. */
export const pettySubject: Subject<RequestRef, HeldRequest, PettyRequest> = {
  table: pettyRequests,
  async lock({ db, staff, now }, { id }) {
    const { officeId } = await readRequest(db, staff, id);
    const fund = await lockFund(db, officeId, now);
    // Read again: it may have been decided before that was held.
    return { request: await readRequest(db, staff, id), fund };
  },
  noun: ({ request }) => requestNoun(request),
  obstacle: ({ request }, person) => requestObstacle(request, person),
  refuseUnseen: (call, held, { version }) =>
    refuseStale(version === 1, 'Permintaan ini bukan yang Anda lihat. Periksa sekali lagi.', async () => ({
      current: await answer(call, held),
    })),
  instead: async (call, held) => ({ data: { current: await answer(call, held) } }),
  money: () => null,
  limits: (call, { request }) => differenceLimits(call, request),
  async apply(call, { request, fund }) {
    await refuseEnding(call.db, fund, request.id);
    const apply = APPLY[request.kind];
    if (apply) await apply(call, request, requireRunning(fund));
    else await applyMove(call, request, fund);
    if (call.staff.id !== request.requestedBy) await tellMover(call, request);
    return [];
  },
  line(_call, { request }, step) {
    const done = step === 'ASKED' ? 'REQUESTED' : step;
    return {
      action: `PETTY_${request.kind}_${done}`,
      summary: `${VERBS[step]} ${requestNoun(request)}. ${requestSummary(request)}`,
      record: fundRecord(request.officeId),
      changes: { request_id: [step === 'ASKED' ? null : request.id, request.id] },
    };
  },
  decidedIn: ({ request }) => ({
    offices: [request.officeId],
    also: 'is_pettycash',
    ...(request.kind === 'HOLDER' && { only: [request.receiverId ?? 0] }),
    except: neverBy(request).filter((id) => id !== null),
  }),
  asks: ({ staff }, held) => {
    const { request } = held;
    const why = request.reason === '' ? '' : ` Alasan: ${request.reason}`;
    const message = {
      title: requestTitle(request),
      message: `${staff.name} meminta ${requestNoun(request)}. ${requestSummary(request)}${why}`,
      ...waitsAt(held),
    };
    return Promise.resolve({ message });
  },
  told: (held) => ({ ...waitsAt(held), at: held.request.requestedAt }),
  tells: ({ request }, { outcome, by, reason }) => ({
    title: `${capital(requestNoun(request))} ${DECIDED[outcome]}`,
    message: `${by} ${VERBS[outcome].toLowerCase()} ${requestNoun(request)}.${reason === null ? '' : ` Alasan: ${reason}`}`,
    ...fundLink(request.officeId),
  }),
  pushes: () => [],
  answer,
};

/** Who moves the money of what was approved is told that it is their turn. */
async function tellMover({ db, staff, now }: Call, row: PettyRequestRow): Promise<void> {
  const mover = moverOf(row);
  if (!isMove(row) || movesAtOnce(row) || mover === null) return;
  const title = `${requestTitle(row)} disetujui`;
  const message = `${staff.name} menyetujui ${requestNoun(row)}. ${requestSummary(row)} Catat begitu uangnya berpindah.`;
  // Who has no petty cash does it on their own day.
  const link = `${fundLink(row.officeId).link}-${row.id}`;
  await notify(db, [mover], { title, message, source: 'cash', link }, now);
}

/** As it is now. */
async function answer({ db, staff }: Call, { request }: HeldRequest): Promise<PettyRequest> {
  return toRequest(db, await readRequest(db, staff, String(request.id)), staff);
}

/** Requests on funds that somebody made and that wait, oldest first. */
export async function waitingOnPettyCash(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await requestRows(
    db,
    and(eq(pettyRequests.requestedBy, staffId), eq(pettyRequests.status, 'WAITING')),
  );
  return rows.map((row) => ({
    id: row.id,
    label: capital(requestNoun(row)),
    takeBack: takeRequestBack(row),
  }));
}

/** Takes it back in somebody else's name. */
export const takeRequestBack = (row: Pick<PettyRequestRow, 'id'>): WaitingRequest['takeBack'] =>
  takingBack(pettySubject, { id: String(row.id) });
