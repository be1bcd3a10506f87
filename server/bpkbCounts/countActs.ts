import { sql } from 'drizzle-orm';
import type { BpkbCountAct } from '@/lib/contract/bpkbCounts';
import type { BpkbCountState } from '@/lib/contract/bpkbCountTerms';
import { formatNumber } from '@/lib/format/rupiah';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { CARRIED } from './carried';
import type { CountSums, FoundCount } from './countRow';
import { overlapObstacle } from './overlap';

/** A count with all that decides what may be done with it. */
export interface KnownCount {
  found: FoundCount;
  sums: CountSums;
  /** Something was settled, also what has to be settled anew. */
  hasSettled: boolean;
  /**
   * Who cannot sign it, by why. Movers: who moved a book that nobody saw and that is said to be with us or under way, before it
   * was closed or to settle it; of one that was lent or given out somebody else's signature says so.
   */
  settlers: readonly number[];
  lateCounters: readonly number[];
  movers: readonly number[];
  /** Why it cannot be opened again beside others, in words; null: it can. */
  overlap: string | null;
}

/** States that know an act. */
const KNOWN_BY: Readonly<Record<BpkbCountAct, BpkbCountState>> = {
  scan: 'OPEN',
  close: 'OPEN',
  cancel: 'OPEN',
  reopen: 'CLOSED',
  settle: 'CLOSED',
  finish: 'CLOSED',
};

/** What is in the way of an act, in words. `own`: only of this person. */
interface Obstacle {
  obstacle: string | null;
  own?: true;
}

/** Acts that the state of a count knows, each with what is in its way for a person. */
export function actsOf(
  known: KnownCount,
  person: Pick<SignedIn, 'id'>,
): Partial<Record<BpkbCountAct, Obstacle>> {
  const { state } = known.found.count;
  const acts = (Object.keys(KNOWN_BY) as BpkbCountAct[]).filter((act) => KNOWN_BY[act] === state);
  return Object.fromEntries(acts.map((act) => [act, obstacleTo(act, known, person)]));
}

function obstacleTo(act: BpkbCountAct, known: KnownCount, person: Pick<SignedIn, 'id'>): Obstacle {
  const { found, sums } = known;
  const open = sums.found?.open ?? 0;
  switch (act) {
    case 'scan':
      return { obstacle: null };
    case 'close':
      return { obstacle: sums.by.length > 0 ? null : 'Belum ada BPKB yang dihitung.' };
    case 'cancel':
      return {
        obstacle:
          found.count.round === 1
            ? null
            : 'Hitungan ini sudah pernah ditutup dan selisihnya terlihat, jadi tidak dibatalkan lagi.',
      };
    case 'reopen':
      return {
        obstacle: known.hasSettled
          ? 'Ada selisih yang sudah diselesaikan, jadi hitungan ini tidak dibuka lagi.'
          : known.overlap,
      };
    case 'settle':
      return { obstacle: open > 0 ? null : 'Semua selisih sudah diselesaikan.' };
    case 'finish':
      return open > 0
        ? { obstacle: `${formatNumber(open)} selisih belum diselesaikan.` }
        : signingObstacle(known, person.id);
  }
}

/**
 * A count is signed by somebody who could not have made a book's absence disappear in it: who settled, who counted alone, who
 * had it counted on once what is missing was seen, and who moved, on paper, a book that nobody saw.
 */
function signingObstacle({ found, sums, settlers, lateCounters, movers }: KnownCount, id: number): Obstacle {
  const own = (why: string): Obstacle => ({
    obstacle: `${why}; petugas lain yang menandatangani.`,
    own: true,
  });
  if (settlers.includes(id)) return own('Anda ikut menyelesaikan selisihnya');
  if (!sums.by.some(({ by_id }) => by_id !== id)) return own('Hanya Anda yang menghitung');
  if (found.count.reopenedBy.includes(id)) return own('Anda yang membuka hitungan ini lagi');
  if (lateCounters.includes(id)) return own('Anda ikut menghitung sesudah selisihnya terlihat');
  if (movers.includes(id)) return own('Anda memindahkan BPKB yang tidak terlihat selama hitungan ini');
  return { obstacle: null };
}

/** A count with what decides about it, as it is now. */
export async function knowCount(db: Db, found: FoundCount, sums: CountSums): Promise<KnownCount> {
  const nobody = { settlers: [], lateCounters: [], movers: [] };
  if (found.count.state !== 'CLOSED')
    return { ...{ found, sums, hasSettled: false, overlap: null }, ...nobody };
  const { id, officeId } = found.count;
  const { rows } = await db.execute<Record<'settlers' | 'late' | 'movers', number[]>>(sql`
    select array(select distinct settled_by from bpkb_findings where count_id = ${id} and settlement is not null) as settlers,
           array(select distinct by_id from bpkb_scans where count_id = ${id} and round > 1) as late,
           array(select distinct m.by_id
                   from bpkb_findings f
                   left join bpkb_count_books was on was.count_id = f.count_id and was.bpkb_id = f.bpkb_id
                   join lateral (select id, office_id, state from bpkb_movements a
                                  where a.bpkb_id = f.bpkb_id and (f.finding = 'MISSING' or a.id <= f.movement_id)
                                  order by a.id desc limit 1) last on last.office_id = ${officeId}
                    and last.state not in ('BORROWED', 'AT_NOTARY', 'HANDED_OVER', 'LOST')
                   join bpkb_movements m on m.bpkb_id = f.bpkb_id and m.id > coalesce(was.movement_id, 0) and m.id <= last.id
                    and m.by_id is not null and m.movement in ${CARRIED}
                  where f.count_id = ${id} and (f.finding = 'MOVED' and f.found_place_id is null
                     or f.finding = 'MISSING' and f.settlement = 'RECORDED')) as movers`);
  const [{ settlers, late, movers } = { settlers: [], late: [], movers: [] }] = rows;
  const hasSettled = settlers.length > 0;
  return {
    ...{ found, sums, hasSettled, settlers, lateCounters: late, movers },
    overlap: await overlapObstacle(db, found.count),
  };
}
