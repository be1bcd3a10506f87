import type { DistributionSide } from '@/lib/contract/distribution';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import { formatNumber } from '@/lib/format/rupiah';
import { notify } from '../notifications/notify';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { distributions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { addToOutbox } from '../platform/outbox/outbox';
import type { Call } from '../requests/engine/Subject';
import { assignCollectors } from '../collectors/assignCollectors';
import { namesOf } from './proposal';

/** A contract that another person collects from a day on; null: nobody. */
export interface Move {
  code: string;
  from: number | null;
  to: number | null;
  /** Today in its office. */
  day: string;
}

interface Moves {
  office: { id: number; name: string };
  sides: DistributionSide[];
  /** Null: as proposed. */
  reason: string | null;
  moves: readonly Move[];
  /** What was done, for the log. */
  what: string;
}

/** Writes contracts, locked by the caller, over to other collectors as one distribution, and tells everybody concerned. */
export async function writeMoves(
  call: Call,
  { office, sides, reason, moves, what }: Moves,
): Promise<{ id: number; moved: number }> {
  const { db, staff: by, now, origin } = call;
  const [saved] = await db
    .insert(distributions)
    .values({ officeId: office.id, at: now, savedBy: by.id, moved: moves.length, reason, sides })
    .returning({ id: distributions.id });
  if (!saved) throw new ApiError(500);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'ACCOUNTS_DISTRIBUTED', summary: what, origin },
    ...(reason !== null && { reason }),
    record: { type: 'distribution', id: saved.id },
  });
  await handOver(call, moves, { reason: reason ?? 'Distribusi', distributionId: saved.id });
  return { id: saved.id, moved: moves.length };
}

/** Contracts, locked by the caller, go over to other collectors; log, notifications and lists follow. */
export async function handOver(
  { db, staff: by, now, origin }: Call,
  moves: readonly Move[],
  { reason, distributionId }: { reason: string; distributionId?: number },
): Promise<void> {
  await assignCollectors(
    db,
    moves.map(({ code, to, day }) => ({ code, collectorId: to, day })),
    { at: now, staffId: by.id, reason, ...(distributionId !== undefined && { distributionId }) },
  );
  const names = await namesOf(
    db,
    moves.flatMap(({ from, to }) => [from, to]),
  );
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? ''));
  await writeHistory(
    db,
    ...moves.map(({ code, from, to }) => ({
      ...{ at: now, staffId: by.id, action: 'CONTRACT_COLLECTOR_CHANGED', origin, reason },
      summary: `Menyerahkan penagihan kontrak ${code} dari ${nameOf(from) ?? 'tanpa kolektor'} kepada ${nameOf(to) ?? 'tanpa kolektor'}`,
      record: { type: 'contract', id: code },
      changes: { collector: [nameOf(from), nameOf(to)] as [string | null, string | null] },
    })),
  );
  await tellBoth(db, moves, { by, now });
  await addToOutbox(db, now, { channel: CREDITS_CHANNEL, event: CREDIT_SENT, payload: {} });
}

/** Whoever is given accounts or gives some up hears how many. */
async function tellBoth(
  db: Db,
  moves: readonly Move[],
  { by, now }: { by: Pick<Call['staff'], 'id' | 'name'>; now: Date },
): Promise<void> {
  const counts = new Map<number, { received: number; given: number }>();
  const count = (id: number | null, side: 'received' | 'given') => {
    if (id === null || id === by.id) return;
    const found = counts.get(id) ?? { received: 0, given: 0 };
    found[side]++;
    counts.set(id, found);
  };
  for (const { from, to } of moves) {
    count(from, 'given');
    count(to, 'received');
  }
  for (const [id, { received, given }] of [...counts].sort(([a], [b]) => a - b)) {
    const parts = [
      ...(received > 0 ? [`${formatNumber(received)} akun diserahkan kepada Anda`] : []),
      ...(given > 0 ? [`${formatNumber(given)} akun tidak lagi Anda tagih`] : []),
    ];
    const message = `${parts.join(', ')}. Dibagikan oleh ${by.name}.`;
    await notify(db, [id], { title: 'Akun Anda berubah', message, source: 'collector', link: '' }, now);
  }
}
