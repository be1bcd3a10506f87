import { useQueryClient } from '@tanstack/react-query';
import { batchPreviewSchema, type BatchPreview } from '@/lib/contract/commissions';
import { currentOf } from '@/lib/http/conflict';
import { isDefiniteRefusal } from '@/lib/http/idempotencyKeys';
import { call } from '@/lib/http/request';
import { keepRecord } from '@/lib/query/keepRecord';
import { useWrite } from '@/lib/query/useWrite';
import { partnerKeys } from '../../api/partners.queries';
import type { PartnerSide } from '../../domain/partnerSide';
import type { BatchListState } from '../domain/commissionList';
import type { Payment } from '../domain/payment';
import { commissionKeys } from './commissions.queries';

/**
 * Pays what was shown, as one batch. `current`: what a 409 says could be paid now. `isUnknown`: no answer came, so that it
 * may have been paid; the next try carries the same key.
 */
export function usePayBatch(side: PartnerSide, office: BatchListState['office']) {
  const client = useQueryClient();
  const write = useWrite({
    target: side.kind,
    send: (body: Payment, idempotencyKey) => call(side.commissions.pay, { body, idempotencyKey }),
    onSuccess: (batch) =>
      keepRecord(client, partnerKeys.side(side), commissionKeys.batch(side, String(batch.id)), batch),
    onError: (error) => {
      const current = currentOf<BatchPreview>(error, batchPreviewSchema);
      if (current) keepRecord(client, partnerKeys.side(side), commissionKeys.preview(side, office), current);
      else void client.invalidateQueries({ queryKey: partnerKeys.side(side) });
    },
  });
  return {
    ...write,
    current: currentOf<BatchPreview>(write.error, batchPreviewSchema),
    isUnknown: write.error !== null && !isDefiniteRefusal(write.error),
  };
}
