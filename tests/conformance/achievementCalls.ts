import * as calls from '@/lib/contract/achievement';
import * as targets from '@/lib/contract/collectorTargets';
import type { CollectorTargets } from '@/lib/contract/collectorTargets';
import type { World } from './calls';

const query = { period: 'month' };

/** What collectors achieved, as their supervisor sees it. */
export const ACHIEVEMENT_CALLS = {
  getAchievement: ({ send }: World) => send(calls.getAchievement, 'collectorSupervisor', { query }),
  getAchievementTrend: ({ send }: World) => send(calls.getAchievementTrend, 'collectorSupervisor'),
  listAchievedReceipts: ({ send }: World) =>
    send(calls.listAchievedReceipts, 'collectorSupervisor', { query }),
  listAchievedAccounts: ({ send }: World) =>
    send(calls.listAchievedAccounts, 'collectorSupervisor', { query }),
  listAchievedVisits: ({ send }: World) => send(calls.listAchievedVisits, 'collectorSupervisor', { query }),
  listAchievedPromises: ({ send }: World) =>
    send(calls.listAchievedPromises, 'collectorSupervisor', { query }),
  listAchievedTts: ({ send }: World) => send(calls.listAchievedTts, 'collectorSupervisor', { query }),
  listCollectorTargets: ({ send }: World) => send(targets.listCollectorTargets, 'collectorSupervisor'),
  saveCollectorTarget: async ({ send }: World) => {
    const { office, month, buckets, rows } = (await send(targets.listCollectorTargets, 'collectorSupervisor'))
      .data as CollectorTargets;
    const row = rows.find(({ obstacle }) => obstacle === null);
    const body = {
      ...{ office_id: office.id, collector_id: row?.collector.id ?? 0, month, version: row?.version ?? 0 },
      targets: buckets.map(({ bucket }, nth) => ({ bucket, amount: (nth + 1) * 1_000_000, accounts: 2 })),
    };
    return send(targets.saveCollectorTarget, 'collectorSupervisor', { body });
  },
};
