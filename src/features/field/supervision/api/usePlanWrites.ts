import { useQueryClient } from '@tanstack/react-query';
import { addToPlan, closePlan, planOverviewSchema, type PlanOverview } from '@/lib/contract/collectorPlan';
import type { BodyOf } from '@/lib/contract/endpoint';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { supervisionKeys } from './supervision.queries';

/** A write on a plan: all that is shown of collectors' days is read again, also after a refusal. */
function usePlanWrite<B>(plan: string, send: (body: B, idempotencyKey: string) => Promise<PlanOverview>) {
  const client = useQueryClient();
  const write = useWrite({
    target: plan,
    send,
    onSuccess: (after) => client.setQueryData(supervisionKeys.overview(plan), after),
    onSettled: () => void client.invalidateQueries({ queryKey: supervisionKeys.all }),
  });
  return { ...write, current: currentOf<PlanOverview>(write.error, planOverviewSchema) };
}

/** Adds accounts; `current`: the plan as a 409 says that it is now. */
export const useAddToPlan = (plan: string) =>
  usePlanWrite(plan, (body: BodyOf<typeof addToPlan>, idempotencyKey) =>
    call(addToPlan, { params: { id: plan }, body, idempotencyKey }),
  );

/** Closes a plan as it was seen; `current`: the plan as a 409 says that it is now. */
export const useClosePlan = (plan: string) =>
  usePlanWrite(plan, (body: BodyOf<typeof closePlan>, idempotencyKey) =>
    call(closePlan, { params: { id: plan }, body, idempotencyKey }),
  );
