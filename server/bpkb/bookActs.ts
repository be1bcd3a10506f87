import type { BpkbAct } from '@/lib/contract/bpkbBook';
import { LENT_DPD, type BpkbState } from '@/lib/contract/bpkbTerms';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { BookFacts } from './bookFacts';
import type { FoundBook, Preparation } from './bookRow';
import { handingObstacle, waysOf } from './handing';
import type { BpkbRequestRow } from './requestRow';

/** A book with all that decides what may be done with it. */
export interface KnownBook {
  found: FoundBook;
  facts: BookFacts;
  /** What waits of it, or was approved and is not done yet. */
  request: BpkbRequestRow | null;
  prepared: Preparation | null;
  /** IN_TRANSIT: who sent it. */
  sender: number | null;
}

const HERE: readonly BpkbState[] = ['RECEIVED', 'STORED'];

/** States that know an act. */
const KNOWN_BY: Readonly<Record<BpkbAct, readonly BpkbState[]>> = {
  receive: ['UNRECORDED', 'NOT_RECEIVED', 'LOST'],
  store: [...HERE, 'MISMATCH', 'REQUESTED', 'READY'],
  lend: [...HERE, 'REQUESTED'],
  return: ['BORROWED', 'AT_NOTARY'],
  send: HERE,
  arrive: ['IN_TRANSIT'],
  ready: [...HERE, 'REQUESTED'],
  unready: ['READY'],
  prepare: ['READY'],
  hand_over: ['READY'],
  lost: ['UNRECORDED', ...HERE, 'BORROWED', 'AT_NOTARY', 'IN_TRANSIT', 'READY'],
};

/** Acts that the state of a book knows, each with what is in its way for a person, in words; null: nothing. */
export function actsOf(
  known: KnownBook,
  person: Omit<SignedIn, 'sessionHash'>,
): Partial<Record<BpkbAct, { obstacle: string | null }>> {
  const { state } = known.found.book;
  const acts = (Object.keys(KNOWN_BY) as BpkbAct[]).filter((act) => KNOWN_BY[act].includes(state));
  return Object.fromEntries(acts.map((act) => [act, { obstacle: obstacleTo(act, known, person) }]));
}

function obstacleTo(act: BpkbAct, known: KnownBook, person: Omit<SignedIn, 'sessionHash'>): string | null {
  const { found, facts, prepared } = known;
  if (act === 'arrive') return waitingObstacle(act, known) ?? arrivingObstacle(known, person);
  if (!seesOffice(person, found.book.officeId)) return `BPKB ini masih milik kantor ${found.at.name}.`;
  const waits = waitingObstacle(act, known);
  if (waits !== null) return waits;
  switch (act) {
    case 'receive':
      return offObstacle(found.at);
    case 'lend':
      return lendingObstacle(known);
    case 'ready':
      return handingObstacle(facts, ['DAY']);
    case 'prepare':
      return handingObstacle(facts, ['DAY']);
    case 'hand_over':
      if (prepared === null)
        return 'Belum disiapkan: petugas lain menerima dokumen pengambilnya lebih dahulu.';
      if (isOwnPreparation(known, person))
        return 'Anda yang menyiapkan penyerahan ini; petugas lain yang menyerahkannya.';
      if (!waysOf(facts).some((way) => way === prepared.movement.way))
        return 'Dasar penyerahannya berubah sejak disiapkan. Siapkan sekali lagi.';
      return handingObstacle(facts);
    case 'store':
    case 'return':
    case 'send':
    case 'unready':
    case 'lost':
      return null;
  }
}

export const isOwnPreparation = ({ prepared }: KnownBook, { id }: Pick<SignedIn, 'id'>): boolean =>
  prepared?.by.id === id;

/** While somebody decides, a book only changes its shelf; one that is said to be gone not even that. */
function waitingObstacle(act: BpkbAct, { request }: KnownBook): string | null {
  if (request?.status !== 'WAITING' || (act === 'store' && request.kind !== 'LOST')) return null;
  return `Menunggu keputusan orang lain atas permintaan ${request.askerName}.`;
}

const offObstacle = ({ name, active }: { name: string; active: boolean }): string | null =>
  active ? null : `Kantor ${name} sedang nonaktif, jadi tidak menerima BPKB.`;

/** Whoever sent it may only have it back. */
function arrivingObstacle(
  { found: { book, to }, sender }: KnownBook,
  person: Omit<SignedIn, 'sessionHash'>,
): string | null {
  if (seesOffice(person, book.officeId)) return null;
  if (sender === person.id) return 'Anda yang mengirimnya; orang lain di kantor tujuan yang menerimanya.';
  return to === null ? null : offObstacle(to);
}

function lendingObstacle({ found, facts, request }: KnownBook): string | null {
  if (waysOf(facts).length > 0)
    return 'Utangnya sudah berakhir, jadi BPKB tidak dipinjamkan lagi; siapkan untuk diserahkan.';
  if (found.book.state !== 'REQUESTED') return null;
  const { until = '' } = request?.payload ?? {};
  return until < facts.today
    ? 'Batas kembali yang disetujui sudah lewat. Simpan BPKB-nya, lalu minta peminjaman baru.'
    : null;
}

/** Whether lending waits for a second person first. */
export const lendingWaits = ({ found, facts }: KnownBook): boolean =>
  found.book.state !== 'REQUESTED' && facts.dpd > LENT_DPD;
