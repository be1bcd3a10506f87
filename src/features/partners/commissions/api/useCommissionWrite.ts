import { useQueryClient } from '@tanstack/react-query';
import { commissionSchema, type Commission } from '@/lib/contract/commissions';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { partnerKeys } from '../../api/partners.queries';
import type { PartnerSide } from '../../domain/partnerSide';
import { keepCommission } from './commissions.queries';

/** What is decided about one commission, from the version that was looked at. */
export interface CommissionAct {
  do: 'approve' | 'takeBack';
  id: number;
  version: number;
}

/** Approves or takes back, one commission at a time; `current` is the one that a 409 says is there now. */
export function useCommissionWrite(side: PartnerSide) {
  const client = useQueryClient();
  const { approve, takeBack } = side.commissions;
  const write = useWrite({
    target: side.kind,
    send: ({ do: act, id, version }: CommissionAct, idempotencyKey): Promise<Commission> => {
      const sent = { params: { id: String(id) }, body: { version }, idempotencyKey };
      return act === 'approve' ? call(approve, sent) : call(takeBack, sent);
    },
    onSuccess: (commission) => keepCommission(client, side, commission),
    onConflict: (error) => {
      const current = currentOf<Commission>(error, commissionSchema);
      if (current) keepCommission(client, side, current);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: partnerKeys.side(side) });
      markAffected(client, 'waitingChanged');
    },
  });
  return { ...write, current: currentOf<Commission>(write.error, commissionSchema) };
}
