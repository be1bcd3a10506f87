import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { moveAccounts as endpoint } from '@/lib/contract/distribution';
import { formatNumber } from '@/lib/format/rupiah';
import { conflict, invalid } from '../platform/core/ApiError';
import { contracts } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { collectorsOf } from './collectorsOf';
import { lockDistribution } from './lockDistribution';
import { namesOf, officeOn } from './proposal';
import { readAccounts } from './readAccounts';
import { sidesOf } from './sidesOf';
import { writeMoves } from './writeMoves';

type Body = z.output<NonNullable<typeof endpoint.body>>;

/**
 * Gives contracts of an office to another collector by hand, or to nobody. 409: one of them is elsewhere, has ended or is
 * another's by now. 422: somebody who does not collect there, or nothing moves.
 */
export async function moveAccounts(
  call: Call,
  { office_id: officeId, accounts: seen, to_id: to, reason }: Body,
): Promise<{ id: number; moved: number }> {
  const { db, now } = call;
  await lockDistribution(db, [officeId]);
  const { office, day, buckets } = await officeOn(db, officeId, now);
  const takers = await collectorsOf(db, [officeId]);
  const taker = takers.find(({ id }) => id === to);
  if (to !== null && !taker) throw invalid({ to_id: 'Pilih kolektor aktif kantor itu.' });
  const before = new Map(seen.map(({ code, collector_id }) => [code, collector_id]));
  const rows = await db
    .select({ code: contracts.code, collectorId: contracts.collectorId })
    .from(contracts)
    .where(
      and(
        inArray(contracts.code, [...before.keys()]),
        eq(contracts.officeId, officeId),
        eq(contracts.status, 'ACTIVE'),
      ),
    )
    .orderBy(asc(contracts.code))
    .for('update');
  const asSeen = new Set(
    rows.filter((row) => before.get(row.code) === row.collectorId).map(({ code }) => code),
  );
  const others = [...before.keys()].filter((code) => !asSeen.has(code)).sort();
  if (others.length > 0) {
    const more = others.length > 3 ? ` dan ${formatNumber(others.length - 3)} lainnya` : '';
    throw conflict(
      `Sudah berubah sejak ditampilkan: ${others.slice(0, 3).join(', ')}${more}. Muat ulang daftarnya, lalu pilih lagi.`,
      { contracts: others },
    );
  }
  const moves = rows
    .filter(({ collectorId }) => collectorId !== to)
    .map(({ code, collectorId }) => ({ code, from: collectorId, to, day }));
  if (moves.length === 0) throw invalid({ to_id: 'Akun-akun ini sudah ditagih olehnya.' });
  const all = await readAccounts(db, officeId, { day, buckets });
  const names = await namesOf(db, [to, ...all.map(({ collectorId }) => collectorId)]);
  const concerned = new Set([to, ...moves.map(({ from }) => from)]);
  const sides = sidesOf(all, new Map(moves.map(({ code }) => [code, to])), {
    names,
    buckets: buckets.length,
  });
  return writeMoves(call, {
    ...{ office, reason, moves },
    sides: sides.filter(({ collector }) => concerned.has(collector?.id ?? null)),
    what: `Memindahkan ${formatNumber(moves.length)} akun kantor ${office.name} kepada ${taker?.name ?? 'tanpa kolektor'}`,
  });
}
