import type { FastifyInstance } from 'fastify';
import * as calls from '@/lib/contract/achievement';
import * as targets from '@/lib/contract/collectorTargets';
import { officeOrOwn } from '../platform/auth/offices';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { achievedAccounts } from './accountList';
import { achievementPage } from './achievementPage';
import { achievedPromises } from './promiseList';
import { readTargets, targetMonth } from './readTargets';
import { achievedReceipts } from './receiptList';
import { saveTarget } from './saveTarget';
import { achievementTrend } from './trend';
import { achievedTts } from './ttsList';
import { achievedVisits } from './visitList';

/** Pencapaian Kolektor (docs/decisions/0165). */
export function achievementRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, calls.getAchievement, async ({ db, staff, query, now }) => ({
    data: await achievementPage(db, staff, query, now),
  }));
  route(app, parts, calls.getAchievementTrend, async ({ db, staff, query, now }) => ({
    data: await achievementTrend(db, staff, query, now),
  }));
  route(app, parts, calls.listAchievedReceipts, async ({ db, staff, query, now }) => ({
    data: await achievedReceipts(db, staff, query, now),
  }));
  route(app, parts, calls.listAchievedAccounts, async ({ db, staff, query, now }) => ({
    data: await achievedAccounts(db, staff, query, now),
  }));
  route(app, parts, calls.listAchievedVisits, async ({ db, staff, query, now }) => ({
    data: await achievedVisits(db, staff, query, now),
  }));
  route(app, parts, calls.listAchievedPromises, async ({ db, staff, query, now }) => ({
    data: await achievedPromises(db, staff, query, now),
  }));
  route(app, parts, calls.listAchievedTts, async ({ db, staff, query, now }) => ({
    data: await achievedTts(db, staff, query, now),
  }));

  route(app, parts, targets.listCollectorTargets, async ({ db, staff, query, now }) => ({
    data: await readTargets(
      db,
      staff.id,
      await targetMonth(db, officeOrOwn(staff, query.office), query.month, now),
    ),
  }));
  route(
    app,
    parts,
    targets.saveCollectorTarget,
    async (call) => {
      officeOrOwn(call.staff, call.body.office_id);
      return { data: await saveTarget(call) };
    },
    { refusal: refusalWith(targets.collectorTargetSchema) },
  );
}
