import { useQueryClient } from '@tanstack/react-query';
import {
  collectorTargetSchema,
  saveCollectorTarget,
  type BucketTarget,
  type CollectorTarget,
} from '@/lib/contract/collectorTargets';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { achievementKeys } from './achievement.queries';

/** Whose target of which month. */
export interface TargetOf {
  office: number;
  collector: number;
  /** `YYYY-MM`. */
  month: string;
}

/** Sets a collector's month; `current`: the target as a 409 says that it is now. */
export function useSaveTarget({ office, collector, month }: TargetOf) {
  const client = useQueryClient();
  const write = useWrite({
    target: `${office} ${collector} ${month}`,
    send: (content: { version: number; targets: readonly BucketTarget[] }, idempotencyKey) =>
      call(saveCollectorTarget, {
        body: {
          ...{ office_id: office, collector_id: collector, month },
          ...{ version: content.version, targets: [...content.targets] },
        },
        idempotencyKey,
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: achievementKeys.all }),
  });
  return { ...write, current: currentOf<CollectorTarget>(write.error, collectorTargetSchema) };
}
