import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getCollectorPlan, type CollectorPlan } from '@/lib/contract/collectorPlan';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { planStore } from '../device/fieldDevice';
import { writePlanCopy } from '../device/planCopy';
import { ttsDevice } from '../device/ttsDevice';

const root = queryRoot('collector-day');
const keys = { plan: (owner: string) => [...root, 'plan', owner] as const };

/** What the server has of the day is old after so long, ms. */
const FRESH = 60_000;

/** A collector's plan as the server has it now, kept on the device as soon as it comes. */
export const planOptions = (owner: string) =>
  queryOptions({
    queryKey: keys.plan(owner),
    queryFn: async ({ signal }) => {
      const plan = await call(getCollectorPlan, { query: { device: ttsDevice() }, signal });
      await keepPlan(owner, plan);
      return plan;
    },
    // What the device keeps is shown meanwhile.
    retry: false,
    staleTime: FRESH,
  });

/** Keeps a plan on the device; that nothing more fits is said where something is filled. */
async function keepPlan(owner: string, plan: CollectorPlan): Promise<void> {
  writePlanCopy(owner, plan);
  await planStore()
    .replace(owner, [plan])
    .catch(() => undefined);
}

/** What changed of the plan without a call of its own: another block. */
export async function changePlan(
  client: QueryClient,
  owner: string,
  change: (plan: CollectorPlan) => CollectorPlan,
): Promise<void> {
  const before = client.getQueryData(planOptions(owner).queryKey);
  if (!before) return;
  const plan = change(before);
  client.setQueryData(planOptions(owner).queryKey, plan);
  await keepPlan(owner, plan);
}
