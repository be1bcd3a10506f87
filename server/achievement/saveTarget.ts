import { and, eq, notInArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { addMonths } from '@/lib/arithmetic/calendar';
import type { CollectorTarget, saveCollectorTarget } from '@/lib/contract/collectorTargets';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { collectorTargets } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { readTargets, targetMonth, type TargetMonth } from './readTargets';

type Body = z.output<NonNullable<typeof saveCollectorTarget.body>>;
type Saving = CallContext<unknown, Body>;

/** How far ahead targets are set, months. */
const MONTHS_AHEAD = 12;

/** Sets all buckets of one collector's month. 403, 404, 409 with the target as it is, 422. */
export async function saveTarget({ db, staff: by, now, origin, body }: Saving): Promise<CollectorTarget> {
  const at = await targetMonth(db, body.office_id, body.month, now);
  const { collector_id: collectorId } = body;
  if (collectorId === by.id) throw forbidden('Target sendiri ditetapkan oleh orang lain.');
  // Of two who set the same target at once the second sees what the first wrote.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('collector_targets'), ${collectorId})`);
  const before = (await readTargets(db, by.id, at)).rows.find(
    ({ collector }) => collector.id === collectorId,
  );
  if (!before) throw invalid({ collector_id: 'Pilih kolektor aktif kantor itu.' });
  if (before.version !== body.version) {
    throw conflict('Target ini sudah diubah orang lain sejak ditampilkan.', {
      ...{ version: body.version, current: before },
    });
  }
  if (at.closed) throw refused(before.obstacle ?? '');
  if (before.obstacle !== null) throw invalid({ collector_id: before.obstacle });
  if (at.first > addMonths(`${at.today.slice(0, 7)}-01`, MONTHS_AHEAD)) {
    throw refused(`Target ditetapkan paling jauh ${MONTHS_AHEAD} bulan ke depan.`);
  }
  checkBuckets(at, body.targets);
  const changes = changesOf(before, body.targets);
  if (before.version > 0 && Object.keys(changes).length === 0) return before;
  await write(db, at, body);
  const amount = body.targets.reduce((sum, target) => sum + target.amount, 0);
  const accounts = body.targets.reduce((sum, target) => sum + target.accounts, 0);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'COLLECTOR_TARGET_SET', origin, changes },
    summary: `Menetapkan target ${before.collector.name} bulan ${at.month} di kantor ${at.office.name}: ${formatRupiah(amount)}, ${formatNumber(accounts)} akun`,
    record: { type: 'collector_target', id: `${at.office.id}-${collectorId}-${at.month}` },
  });
  const after = (await readTargets(db, by.id, at)).rows.find(({ collector }) => collector.id === collectorId);
  return after ?? before;
}

const refused = (message: string) => invalid({ month: message }, message);

/** 422 unless each bucket of the month is there once, with both money and accounts or neither. */
function checkBuckets({ buckets }: TargetMonth, targets: Body['targets']): void {
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, { bucket, amount, accounts }] of targets.entries()) {
    if (seen.has(bucket)) errors[`targets.${index}.bucket`] = 'Bucket ini sudah ada.';
    if (!buckets.includes(bucket))
      errors[`targets.${index}.bucket`] = 'Bucket ini tidak berlaku pada bulan itu.';
    if (amount > 0 && accounts === 0)
      errors[`targets.${index}.accounts`] = 'Isi jumlah akun, karena ada target rupiah.';
    if (amount === 0 && accounts > 0)
      errors[`targets.${index}.amount`] = 'Isi rupiahnya, karena ada target akun.';
    // An account that pays brings a rupiah at least.
    if (amount > 0 && amount < accounts)
      errors[`targets.${index}.amount`] = 'Rupiah ini lebih kecil dari jumlah akunnya.';
    seen.add(bucket);
  }
  const missing = buckets.filter((bucket) => !seen.has(bucket));
  if (missing.length > 0) errors.targets = `Belum lengkap: ${missing.join(', ')}.`;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What changed, by bucket, in words of the log. */
function changesOf({ targets }: CollectorTarget, after: Body['targets']): Changes {
  const fields = (rows: CollectorTarget['targets']) =>
    Object.fromEntries(
      rows.flatMap(({ bucket, amount, accounts }) => [
        [`amount ${bucket}`, amount],
        [`accounts ${bucket}`, accounts],
      ]),
    );
  return changesBetween({ ...fields(targets) }, fields(after));
}

async function write(db: Db, { office, first, buckets }: TargetMonth, body: Body): Promise<void> {
  const own = and(
    eq(collectorTargets.officeId, office.id),
    eq(collectorTargets.collectorId, body.collector_id),
    eq(collectorTargets.month, first),
  );
  await db.delete(collectorTargets).where(and(own, notInArray(collectorTargets.bucket, buckets)));
  await db
    .insert(collectorTargets)
    .values(
      body.targets.map((target) => ({
        ...{ officeId: office.id, collectorId: body.collector_id, month: first },
        ...{ ...target, version: body.version + 1 },
      })),
    )
    .onConflictDoUpdate({
      target: [
        collectorTargets.officeId,
        collectorTargets.month,
        collectorTargets.collectorId,
        collectorTargets.bucket,
      ],
      set: {
        amount: sql`excluded.amount`,
        accounts: sql`excluded.accounts`,
        version: sql`excluded.version`,
      },
    });
}
