import { and, desc, eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { BpkbRequest } from '@/lib/contract/bpkbRequests';
import { AWAITED_DAYS, BPKB_FACT_LABELS, BPKB_PURPOSE_LABELS } from '@/lib/contract/bpkbTerms';
import { formatDate } from '@/lib/format/tanggal';
import { writeMovement } from '../bpkbRecords/writeMovement';
import { todayIn } from '../calendar/today';
import { isRunning } from '../contracts/runningStatuses';
import { conflict, forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkb, bpkbMovements, bpkbRequests } from '../platform/db/schema';
import { capital, refuseStale } from '../requests/engine/refusals';
import type { Call, Subject } from '../requests/engine/Subject';
import { takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { bookFacts } from './bookFacts';
import { bookOf, lyingAt, type FoundBook } from './bookRow';
import { waysOf } from './handing';
import { holdBookRow, setRequest } from './holdBook';
import {
  readRequest,
  requestNoun,
  requestObstacle,
  requestRows,
  toRequest,
  type BpkbRequestRow,
} from './requestRow';

/** Which request is meant. */
interface RequestRef {
  id: string;
  version?: number;
}

interface HeldRequest {
  request: BpkbRequestRow;
}

const VERBS = { ASKED: 'Meminta', APPROVED: 'Menyetujui', REJECTED: 'Menolak', WITHDRAWN: 'Menarik kembali' };
const DECIDED = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' };

/** What is asked for, in one sentence. */
export function requestSummary({ kind, payload, reason, number }: BpkbRequestRow): string {
  if (kind === 'MISMATCH')
    return (payload.differences ?? [])
      .map(({ fact, contract, book }) => `${BPKB_FACT_LABELS[fact]}: kontrak ${contract}, BPKB ${book}.`)
      .join(' ');
  if (kind === 'LOST') return `BPKB ${number}: ${reason}`;
  const { purpose = 'OTHER', borrower, until, dpd = 0 } = payload;
  return `${BPKB_PURPOSE_LABELS[purpose]}, kepada ${borrower} sampai ${formatDate(until)}. Kontraknya terlambat ${dpd} hari.`;
}

/** Who decides opens the inbox; `bpkb` as all about books. */
const waitsAt = ({ request }: HeldRequest) => ({ source: 'bpkb' as const, link: `request-${request.id}` });

const MOVED =
  'BPKB ini tidak lagi seperti waktu diminta. Tolak permintaan ini; kalau masih perlu, diminta lagi.';

type Apply = (call: Call, row: BpkbRequestRow, found: FoundBook) => Promise<unknown>;

/** What approving does. 409: the book is not where it was. */
const APPLY: Readonly<Record<BpkbRequestRow['kind'], Apply>> = {
  async MISMATCH({ db, staff, now }, row, found) {
    const { facts, kind } = row.payload;
    if (found.book.state !== 'MISMATCH' || !facts || !kind) throw conflict(MOVED);
    await db
      .update(bpkb)
      .set({
        ...{ kind, number: facts.number, ownerName: facts.owner, chassisNumber: facts.chassis_number },
        ...{ engineNumber: facts.engine_number, plateNumber: facts.plate_number, notAwaitedSince: null },
      })
      .where(eq(bpkb.id, found.book.id));
    await writeMovement(db, found.book, {
      ...{ movement: 'ACCEPTED', state: found.place === null ? 'RECEIVED' : 'STORED', at: now },
      ...{ byId: staff.id, requestId: row.id, ...lyingAt(found) },
    });
    await setRequest(db, { found }, null);
  },
  async LEND({ db, now }, _row, found) {
    if (found.book.state !== 'REQUESTED') throw conflict(MOVED);
    if (waysOf(await bookFacts(db, found, now)).length > 0)
      throw conflict('Utangnya sudah berakhir, jadi BPKB ini tidak dipinjamkan lagi. Tolak permintaan ini.');
  },
  async LOST({ db, staff, now }, row, found) {
    if ((await newestMovement(db, found)) !== row.payload.movement_id) throw conflict(MOVED);
    await setRequest(db, { found }, null);
    await writeMovement(db, found.book, {
      ...{ movement: 'LOST', state: 'LOST', at: now, byId: staff.id, requestId: row.id, note: row.reason },
    });
  },
};

/** Id of the newest movement of a book; 0: there is none. */
export async function newestMovement(db: Db, { book }: Pick<FoundBook, 'book'>): Promise<number> {
  const [newest] = await db
    .select({ id: bpkbMovements.id })
    .from(bpkbMovements)
    .where(eq(bpkbMovements.bpkbId, book.id))
    .orderBy(desc(bpkbMovements.id))
    .limit(1);
  return newest?.id ?? 0;
}

/** What becomes of a book whose request was rejected or taken back: it is awaited again, not lent, or not gone. */
async function release({ db, staff, now }: Call, { request }: HeldRequest): Promise<void> {
  const found = await bookOf(db, request.bpkbId);
  const { book, contract, at } = found;
  const by = { at: now, byId: staff.id, requestId: request.id };
  if (request.kind === 'MISMATCH' && book.state === 'MISMATCH') {
    const isAwaited = isRunning(contract.status);
    if (!isAwaited) await db.update(bpkb).set({ notAwaitedSince: now }).where(eq(bpkb.id, book.id));
    const until = isAwaited ? addDays(todayIn(at.zone, now), AWAITED_DAYS) : null;
    await writeMovement(db, book, { ...by, movement: 'REFUSED', state: 'NOT_RECEIVED', until });
  } else if (request.kind === 'LEND' && book.state === 'REQUESTED') {
    const state = found.place === null ? 'RECEIVED' : 'STORED';
    await writeMovement(db, book, { ...by, movement: 'NOT_LENT', state, ...lyingAt(found) });
  } else {
    await db
      .update(bpkb)
      .set({ version: book.version + 1 })
      .where(eq(bpkb.id, book.id));
  }
  await setRequest(db, { found }, null);
}

/** What is asked for of books (docs/decisions/0169); a decision holds the contract and the book. */
export const bpkbSubject: Subject<RequestRef, HeldRequest, BpkbRequest> = {
  table: bpkbRequests,
  async lock({ db, staff }, { id }, outcome) {
    const { kind, bpkbId } = await readRequest(db, staff, id);
    if (kind === 'MISMATCH' && outcome === 'WITHDRAWN')
      throw forbidden('BPKB-nya sudah di kantor, jadi tidak ditarik kembali; orang lain memutuskannya.');
    await holdBookRow(db, bpkbId);
    // Read again: it may have been decided before that was held.
    return { request: await readRequest(db, staff, id) };
  },
  noun: ({ request }) => requestNoun(request),
  obstacle: ({ request }, person) => requestObstacle(request, person),
  refuseUnseen: (call, held, { version }) =>
    refuseStale(version === 1, 'Permintaan ini bukan yang Anda lihat. Periksa sekali lagi.', async () => ({
      current: await answer(call, held),
    })),
  instead: async (call, held) => ({ data: { current: await answer(call, held) } }),
  money: () => null,
  async apply(call, { request }) {
    await APPLY[request.kind](call, request, await bookOf(call.db, request.bpkbId));
    return [];
  },
  release,
  line(_call, { request }, step) {
    const done = step === 'ASKED' ? 'REQUESTED' : step;
    return {
      action: `BPKB_${request.kind}_${done}`,
      summary: `${VERBS[step]} ${requestNoun(request)}. ${requestSummary(request)}`,
      record: { type: 'bpkb', id: request.bpkbId },
      changes: { request_id: [step === 'ASKED' ? null : request.id, request.id] },
    };
  },
  decidedIn: ({ request }) => ({ offices: [request.officeId] }),
  asks: ({ staff }, held) => {
    const { request } = held;
    const why = request.reason === '' || request.kind === 'LOST' ? '' : ` Alasan: ${request.reason}`;
    const message = {
      title: capital(requestNoun(request)),
      message: `${staff.name} meminta keputusan. ${requestSummary(request)}${why}`,
      ...waitsAt(held),
    };
    return Promise.resolve({ message });
  },
  told: (held) => ({ ...waitsAt(held), at: held.request.requestedAt }),
  tells: ({ request }, { outcome, by, reason }) => ({
    title: `${capital(requestNoun(request))} ${DECIDED[outcome]}`,
    message: `${by} ${VERBS[outcome].toLowerCase()} ${requestNoun(request)}.${reason === null ? '' : ` Alasan: ${reason}`}`,
    ...{ source: 'bpkb', link: String(request.bpkbId) },
  }),
  pushes: () => [],
  answer,
};

/** As it is now. */
async function answer({ db, staff }: Call, { request }: HeldRequest): Promise<BpkbRequest> {
  return toRequest(db, await readRequest(db, staff, String(request.id)), staff);
}

/** Requests on books that somebody made and that wait, oldest first; a book that differs stays for others to decide. */
export async function waitingOnBpkb(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const { requestedBy, status } = bpkbRequests;
  const rows = await requestRows(db, and(eq(requestedBy, staffId), eq(status, 'WAITING')));
  return rows
    .filter(({ kind }) => kind !== 'MISMATCH')
    .map((row) => ({
      id: row.id,
      label: capital(requestNoun(row)),
      takeBack: takingBack(bpkbSubject, { id: String(row.id) }),
    }));
}
