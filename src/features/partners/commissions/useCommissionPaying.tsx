import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { useToast } from '@/components/Toast/useToast';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import type { Batch, BatchPreview } from '@/lib/contract/commissions';
import { officesQuery } from '@/lib/query/officesQuery';
import type { PartnerSide } from '../domain/partnerSide';
import { previewOptions } from './api/commissions.queries';
import { usePayBatch } from './api/usePayBatch';
import { PayConflict } from './components/PayConflict';
import { PayDialog } from './components/PayDialog';
import { PAY_PLACE } from './domain/commissionList';
import { paymentChanges, paymentOf } from './domain/payment';

/**
 * Paying what a batch of the office would pay now: exactly what was shown, once.
 * @param onPaid the server has paid it
 */
export function useCommissionPaying(side: PartnerSide, onPaid: (batch: Batch) => void): PageActs {
  const toast = useToast();
  const { office } = useOfficeListState(PAY_PLACE).state;
  const offices = useQuery(officesQuery()).data;
  const { data } = useQuery(previewOptions(side, office));
  /** As it was shown when paying was chosen; what is fetched meanwhile does not change the question. */
  const [seen, setSeen] = useState<BatchPreview | null>(null);
  const { send, reset, isPending, problem, current, isUnknown } = usePayBatch(side, office);
  const close = () => {
    reset();
    setSeen(null);
  };
  const handleConfirm = (shown: BatchPreview) =>
    send(paymentOf(shown), {
      onSuccess: (batch) =>
        toast.tell(
          { message: `Komisi dibayarkan dalam ${batch.number}.`, next: 'Unduh daftarnya untuk bank.' },
          () => onPaid(batch),
        ),
    });
  const isPayable = data !== undefined && data.payouts.length > 0;
  return {
    actions: isPayable
      ? [{ label: 'Bayar komisi', onSelect: () => setSeen(data), whyNot: data.obstacle }]
      : [],
    shown: (
      <>
        {seen && current && <PayConflict changes={paymentChanges(seen, current)} onShow={close} />}
        {seen && !current && (
          <PayDialog
            seen={seen}
            noun={side.noun}
            office={offices?.find(({ id }) => id === seen.office_id)?.name}
            busy={isPending}
            problem={problem}
            isUnknown={isUnknown}
            onConfirm={() => handleConfirm(seen)}
            onCancel={close}
          />
        )}
      </>
    ),
  };
}
