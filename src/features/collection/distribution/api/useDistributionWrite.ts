import { useQueryClient } from '@tanstack/react-query';
import {
  distributionPreviewSchema,
  moveAccounts,
  saveDistribution,
  type DistributionPreview,
} from '@/lib/contract/distribution';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { distributionKeys } from './distribution.queries';

/** Saves a distribution as it was shown; `current`: what a 409 says that it would be now. */
export function useSaveDistribution() {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: ({ office, scope, from_id, collector_ids, digest }: DistributionPreview, idempotencyKey) =>
      call(saveDistribution, {
        body: { office_id: office.id, scope, from_id, collector_ids, digest },
        idempotencyKey,
      }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: distributionKeys.all });
      markAffected(client, 'collectorChanged');
    },
  });
  const current = currentOf<DistributionPreview>(write.error, distributionPreviewSchema);
  return { ...write, send, current };
}

/** What is moved by hand. */
export interface Moving {
  officeId: number;
  accounts: readonly { code: string; collector_id: number | null }[];
  to: number | null;
  reason: string;
}

/** Moves accounts by hand, as they were seen. */
export function useMoveAccounts() {
  const client = useQueryClient();
  return useWrite({
    send: ({ officeId, accounts, to, reason }: Moving, idempotencyKey) =>
      call(moveAccounts, {
        body: { office_id: officeId, accounts: [...accounts], to_id: to, reason },
        idempotencyKey,
      }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: distributionKeys.all });
      markAffected(client, 'collectorChanged');
    },
  });
}
