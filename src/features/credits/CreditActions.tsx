import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { RecordId } from '@/lib/contract/fields';
import { creditDetailOptions } from './api/credits.queries';

const CreditVoidRequest = lazy(() => import('./CreditVoidRequest'));

export interface CreditActionsProps {
  id: RecordId;
  /** Address of the change form. */
  changeHref: string;
}

/** What a holder of `is_credit_update` may ask for on a receipt. On a void one there is nothing to ask. */
export function CreditActions({ id, changeHref }: CreditActionsProps) {
  const client = useQueryClient();
  const { data, error, isPlaceholderData } = useQuery(creditDetailOptions(client, id));
  const [asking, setAsking] = useState(false);
  if (data ? data.credit.voided_at : error) return null;
  return (
    <>
      {!data?.credit.request_approval && (
        <Button disabled={!data || isPlaceholderData} onClick={() => setAsking(true)}>
          Minta pembatalan
        </Button>
      )}
      <LinkButton kind="primary" href={changeHref}>
        Minta perubahan
      </LinkButton>
      <Suspense>
        {asking && data && <CreditVoidRequest receipt={data.credit} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
