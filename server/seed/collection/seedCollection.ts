import { eq, sql } from 'drizzle-orm';
import { addDays, workingDaysBefore } from '@/lib/arithmetic/calendar';
import { assignCollectors } from '../../collectors/assignCollectors';
import type { Db } from '../../platform/db/connect';
import { contracts, staff } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { REGIONS } from '../regions';
import type { DemoFiles } from '../registrations/DemoFiles';
import { momentAt } from '../registrations/demoTimes';
import { branchesOf, earlier, type DemoBranch } from './DemoBranch';
import { seedCalls } from './seedCalls';
import { seedFiduciaries } from './seedFiduciaries';
import { seedField } from './seedField';
import { seedLetters } from './seedLetters';
import { seedOrder } from './seedOrders';
import { seedTaken } from './seedTaken';
import { seedTargets } from './seedTargets';

/** Where borrowers of an office live: kelurahan of the kecamatan that it stands in. */
const DISTRICTS: Readonly<Record<number, string>> = { 1: '317501', 2: '737113', 3: '917103' };
/** So many of an office's late borrowers promised lately, those who are late for the fewest days. */
const PROMISING = 4;
/** Since when accounts are handed out, working days ago. */
const HANDED_OUT = 18;

/**
 * How the demo company collects: who goes to whom, what was said on the phone, promised and written, a consent, an order
 * to take a unit and fiduciaries; then plans, visits and TTS, and a unit that was taken. In each office one late account has no region, and one no
 * collector.
 */
export async function seedCollection(db: Db, now: Date, files: DemoFiles): Promise<void> {
  const branches = await branchesOf(db, now);
  for (const branch of branches) {
    await certify(db, branch);
    await handOut(db, branch);
    const promising = branch.accounts.filter(({ dpd }) => dpd > 0).slice(-PROMISING);
    await seedLetters(db, branch, promising);
    await seedCalls(db, branch, files, promising);
    await seedFiduciaries(db, branch);
    await seedOrder(db, branch, files);
  }
  for (const branch of branches) {
    await seedField(db, branch, files);
    await seedTargets(db, branch);
  }
  await seedTaken(db, branches, files);
  await db.execute(sql`select set_config('angsur.staff_id', '', true), set_config('angsur.at', '', true)`);
}

/** One collector's certificate is valid, the other's ended. */
async function certify(db: Db, { code, collectors, today }: DemoBranch): Promise<void> {
  for (const [nth, id] of collectors.entries()) {
    const certificate = {
      certificateNumber: `SPPI-${code}-${String(1041 + 37 * id)}`,
      certificateUntil: addDays(today, nth === 0 ? 412 : -19),
    };
    await db.update(staff).set(certificate).where(eq(staff.id, id));
  }
}

/** By kelurahan: each has one collector. The two that are late for the fewest days lack the one or the other. */
async function handOut(db: Db, branch: DemoBranch): Promise<void> {
  const { id: office, accounts, collectors, supervisor, today, zone, now } = branch;
  const villages = REGIONS.map(({ code }) => code).filter(
    (code) => code.length === 10 && code.startsWith(DISTRICTS[office] ?? '-'),
  );
  const late = accounts.filter(({ dpd }) => dpd > 0);
  const [withoutRegion, withoutCollector] = [late.at(-1)?.code, late.at(-2)?.code];
  const since = workingDaysBefore(today, HANDED_OUT, branch.holidays);
  for (const [nth, account] of accounts.entries()) {
    const { code } = account;
    const day = account.dateStart > since ? account.dateStart : since;
    const at = earlier(momentAt(zone, day, 990), now);
    await actAs(db, { staffId: supervisor, at });
    const place = villages.indexOf(account.villageCode ?? villages[nth % villages.length] ?? '');
    if (code !== withoutRegion && account.villageCode === null) {
      await db.update(contracts).set({ villageCode: villages[place] }).where(eq(contracts.code, code));
    }
    if (code === withoutCollector) continue;
    const collectorId = collectors[Math.max(0, place) % collectors.length] ?? null;
    await assignCollectors(db, [{ code, collectorId, day }], {
      ...{ at, staffId: supervisor, reason: 'Pembagian menurut wilayah' },
    });
  }
}
