import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { closePlan as endpoint, PlanOverview, PlanRowState } from '@/lib/contract/collectorPlan';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { findPlan, lockPlan } from './findPlan';
import { obstacleOf, overviewOf, planOverview } from './planOverview';
import { readRows, versionOf, type ReadRow } from './readRows';

type Body = z.output<NonNullable<typeof endpoint.body>>;
type Closing = CallContext<{ id: string }, Body>;

/** Why nobody needed to go there; a row that is OPEN needs words of the supervisor. */
const WHY: Readonly<Record<PlanRowState, string>> = {
  OPEN: '',
  PAID: 'Sudah dibayar',
  MOVED: 'Dialihkan kepada orang lain',
  ENDED: 'Kontrak sudah berakhir',
};

/** Closes a plan with a result or a reason for each row. 403, 404, 409, 422. */
export async function closePlan({
  db,
  staff: by,
  now,
  origin,
  params,
  body,
}: Closing): Promise<PlanOverview> {
  const found = await lockPlan(db, by, params.id);
  const { plan, collector } = found;
  const rows = await readRows(db, found);
  const refuse = async (message: string) =>
    conflict(message, { current: await overviewOf(db, by, found, { rows, now }) });
  const obstacle = obstacleOf(found, by);
  if (plan.closedAt !== null) throw await refuse('Rencana kerja ini sudah ditutup.');
  if (obstacle !== null) throw forbidden(obstacle);
  if (body.version !== versionOf(found, rows)) {
    throw await refuse(
      'Rencana kerja ini sudah berubah sejak ditampilkan. Periksa kunjungan yang baru masuk.',
    );
  }
  const reasons = reasonsOf(rows, body.reasons);
  await db.execute(sql`
    update plan_rows r set close_reason = g.reason
      from unnest(${sql.param([...reasons.keys()])}::text[], ${sql.param([...reasons.values()])}::text[]) as g (code, reason)
     where r.plan_id = ${plan.id} and r.contract_code = g.code`);
  await db.execute(sql`
    update collector_plans set closed_at = ${now}, closed_by = ${by.id}, version = version + 1 where id = ${plan.id}`);
  const visited = formatNumber(rows.length - reasons.size);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'PLAN_CLOSED', origin },
    summary: `Menutup rencana kerja ${collector.name} ${formatDate(plan.day)}: ${visited} dari ${formatNumber(rows.length)} akun dikunjungi`,
    record: { type: 'plan', id: plan.id },
  });
  return planOverview(db, by, await findPlan(db, by, params.id), now);
}

/** Why nobody went, by contract, for each row without a visit. 422: it is missing, or said of another row. */
function reasonsOf(rows: readonly ReadRow[], given: Body['reasons']): Map<string, string> {
  const said = new Map(given.map(({ contract_code, reason }) => [contract_code, reason]));
  const unvisited = rows.filter(({ visits }) => visits.length === 0);
  const reasons = new Map(unvisited.map(({ code, state }) => [code, said.get(code) ?? WHY[state]]));
  const errors: Record<string, string> = {};
  for (const [code, reason] of reasons) {
    if (reason === '') errors[`reasons.${code}`] = 'Tulis mengapa akun ini tidak dikunjungi.';
  }
  for (const code of said.keys()) {
    if (!reasons.has(code))
      errors[`reasons.${code}`] = 'Akun ini sudah dikunjungi atau tidak ada dalam rencana.';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return reasons;
}
