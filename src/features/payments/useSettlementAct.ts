import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageAction } from '@/components/PageHeader/PageAction';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { AFTER_REQUEST } from '@/lib/labels/afterRequest';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { whyClosed, whyNotRunning } from '@/lib/payment/whyClosed';
import { cardOptions } from './api/payments.queries';

/**
 * An early settlement of a contract: `quoting` and `onQuoting` are for its `PaymentScreen`.
 * @param code contract code
 * @param waits a request waits on the contract
 */
export function useSettlementAct(code: string, waits: boolean) {
  const { data, error } = useQuery(cardOptions(code));
  const [quoting, onQuoting] = useState(false);
  const isClosed = data ? whyClosed(data.contract, () => data.card) !== null : error !== null;
  const action: PageAction = {
    label: 'Pelunasan dipercepat',
    onSelect: () => onQuoting(true),
    waits: !data,
    whyNot: whyNot(data?.contract, waits),
  };
  return { action: isClosed ? null : action, quoting, onQuoting };
}

function whyNot(contract: PaymentCard['contract'] | undefined, waits: boolean): string | null {
  // Of a contract that does not run it would be an offer that cannot be taken.
  if (contract && whyNotRunning(contract) !== null) {
    const status = contractStatusLabel(contract.status).label.toLowerCase();
    return `Hanya untuk kontrak yang berjalan, sedangkan statusnya ${status}. Terima pembayaran biasa, atau minta statusnya diubah.`;
  }
  return waits ? AFTER_REQUEST : null;
}
