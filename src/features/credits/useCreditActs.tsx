import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageAction, PageActs } from '@/components/PageHeader/PageAction';
import type { Receipt } from '@/lib/contract/credits';
import type { RecordId } from '@/lib/contract/fields';
import { AFTER_REQUEST } from '@/lib/labels/afterRequest';
import { useSession } from '@/lib/session/useSession';
import { creditDetailOptions } from './api/receipt.queries';

const CreditVoidRequest = lazyOverlay(() => import('./CreditVoidRequest'), byOnClose);

export interface CreditActsOptions {
  /** Id of the receipt. */
  id: RecordId;
  /** Address of the change form. */
  changeHref: string;
  /** Asked for the print. */
  onPrint: (receipt: Receipt) => void;
}

/**
 * What can be done with a receipt, the weightiest first: with `is_credit_update` ask for a change or a void, while no other
 * request waits on it; print it. Of a void one nothing can.
 */
export function useCreditActs({ id, changeHref, onPrint }: CreditActsOptions): PageActs {
  const client = useQueryClient();
  const mayChange = useSession()?.access.is_credit_update === 1;
  const { data, error, isPlaceholderData } = useQuery(creditDetailOptions(client, id));
  const [asking, setAsking] = useState(false);
  if (!data && error) return { actions: [], shown: null };
  const voided = data?.credit.voided_at ? 'Nota ini sudah dibatalkan.' : null;
  const whyNot = voided ?? (data?.credit.request_approval ? AFTER_REQUEST : null);
  const requests: PageAction[] = [
    { label: 'Minta perubahan', href: changeHref, whyNot },
    {
      label: 'Minta pembatalan',
      onSelect: () => setAsking(true),
      whyNot,
      waits: !data || isPlaceholderData,
    },
  ];
  const print = {
    label: 'Cetak',
    onSelect: () => data && onPrint(data.credit),
    whyNot: voided,
    waits: !data,
  };
  return {
    actions: mayChange ? [...requests, print] : [print],
    shown: asking && data && <CreditVoidRequest receipt={data.credit} onClose={() => setAsking(false)} />,
  };
}
