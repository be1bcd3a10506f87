import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { Receipt } from '@/lib/contract/credits';
import type { RecordId } from '@/lib/contract/fields';
import { useSession } from '@/lib/session/useSession';
import { creditDetailOptions } from './api/receipt.queries';

const CreditVoidRequest = lazyOverlay(() => import('./CreditVoidRequest'), byOnClose);

export interface CreditActionsProps {
  /** Id of the receipt. */
  id: RecordId;
  /** Address of the change form. */
  changeHref: string;
  /** Asked for the print. */
  onPrint: (receipt: Receipt) => void;
}

/**
 * What can be done with a receipt: print it, and with `is_credit_update` ask for a void or a change, while no other
 * request waits on it. A void one: nothing.
 */
export function CreditActions({ id, changeHref, onPrint }: CreditActionsProps) {
  const client = useQueryClient();
  const mayChange = useSession()?.access.is_credit_update === 1;
  const { data, error, isPlaceholderData } = useQuery(creditDetailOptions(client, id));
  const [asking, setAsking] = useState(false);
  if (data ? data.credit.voided_at : error) return null;
  return (
    <>
      <Button disabled={!data} onClick={() => data && onPrint(data.credit)}>
        Cetak
      </Button>
      {mayChange && !data?.credit.request_approval && (
        <Button disabled={!data || isPlaceholderData} onClick={() => setAsking(true)}>
          Minta pembatalan
        </Button>
      )}
      {mayChange && !data?.credit.request_approval && (
        <LinkButton kind="primary" href={changeHref}>
          Minta perubahan
        </LinkButton>
      )}
      {asking && data && <CreditVoidRequest receipt={data.credit} onClose={() => setAsking(false)} />}
    </>
  );
}
