import { inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { addToPlan as endpoint, PlanOverview } from '@/lib/contract/collectorPlan';
import { MAX_PLAN_ROWS, PLAN_ADDED_UNTIL } from '@/lib/contract/visitTerms';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { isRunning } from '../contracts/runningStatuses';
import { notify } from '../notifications/notify';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, planRows } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { findPlan, lockPlan, type FoundPlan } from './findPlan';
import { mayAdd } from './mayAdd';
import { overviewOf, planOverview } from './planOverview';
import { readRows, type ReadRow } from './readRows';

type Body = z.output<NonNullable<typeof endpoint.body>>;
type Adding = CallContext<{ id: string }, Body>;

/** Adds accounts to the end of a plan of today, and tells its collector. 403, 404, 409, 422. */
export async function addToPlan({ db, staff: by, now, origin, params, body }: Adding): Promise<PlanOverview> {
  const found = await lockPlan(db, by, params.id);
  const { plan, collector, office } = found;
  const rows = await readRows(db, found);
  const refuse = async (message: string) =>
    conflict(message, { current: await overviewOf(db, by, found, { rows, now }) });
  if (plan.closedAt !== null) throw await refuse('Rencana kerja ini sudah ditutup.');
  if (!mayAdd(office.zone, plan.day, now)) {
    throw await refuse(
      `Rencana kerja hanya dapat ditambah pada harinya sampai pukul ${PLAN_ADDED_UNTIL}.00.`,
    );
  }
  const codes = [...new Set(body.contract_codes)];
  await checkCodes(db, by, codes, { found, rows });
  const last = Math.max(0, ...rows.map(({ nth }) => nth));
  await db.insert(planRows).values(
    codes.map((contractCode, at) => ({
      ...{ planId: plan.id, contractCode, nth: last + 1 + at, source: 'ADDED' as const },
      ...{ addedAt: now, addedBy: by.id, addedReason: body.reason },
    })),
  );
  await db.execute(sql`update collector_plans set version = version + 1 where id = ${plan.id}`);
  const accounts = `${formatNumber(codes.length)} akun`;
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'PLAN_ADDED_TO', origin, reason: body.reason },
    summary: `Menambahkan ${accounts} ke rencana kerja ${collector.name} ${formatDate(plan.day)}: ${codes.join(', ')}`,
    record: { type: 'plan', id: plan.id },
  });
  if (collector.id !== by.id) {
    const message = `${accounts} ditambahkan oleh ${by.name}: ${body.reason}`;
    await notify(
      db,
      [collector.id],
      { title: 'Rencana kerja hari ini ditambah', message, source: 'collector', link: '' },
      now,
    );
  }
  return planOverview(db, by, await findPlan(db, by, params.id), now);
}

/** 422 unless each of them runs, is this collector's, of an office that the person sees, and stands in no row yet. */
async function checkCodes(
  db: Db,
  by: SignedIn,
  codes: readonly string[],
  { found: { plan, collector }, rows }: { found: FoundPlan; rows: readonly ReadRow[] },
): Promise<void> {
  const known = await db
    .select({
      code: contracts.code,
      status: contracts.status,
      collectorId: contracts.collectorId,
      officeId: contracts.officeId,
    })
    .from(contracts)
    .where(inArray(contracts.code, [...codes]));
  const planned = new Set(rows.map(({ code }) => code));
  const wrong = codes.flatMap((code) => {
    const contract = known.find((one) => one.code === code && seesOffice(by, one.officeId));
    if (!contract) return [`${code} tidak ada`];
    if (!isRunning(contract.status)) return [`${code} sudah berakhir`];
    if (contract.collectorId !== plan.collectorId) return [`${code} bukan akun ${collector.name}`];
    return planned.has(code) ? [`${code} sudah ada dalam rencana ini`] : [];
  });
  if (wrong.length > 0) {
    const more = wrong.length > 3 ? `; dan ${formatNumber(wrong.length - 3)} lainnya` : '';
    throw invalid({ contract_codes: `${wrong.slice(0, 3).join('; ')}${more}.` });
  }
  if (rows.length + codes.length > MAX_PLAN_ROWS) {
    throw invalid({
      contract_codes: `Satu rencana memuat paling banyak ${MAX_PLAN_ROWS} akun; ${formatNumber(Math.max(0, MAX_PLAN_ROWS - rows.length))} lagi dapat ditambahkan.`,
    });
  }
}
