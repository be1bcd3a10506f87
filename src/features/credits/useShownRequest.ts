import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Approval } from '@/lib/contract/approvals';
import type { RecordId } from '@/lib/contract/fields';
import { creditDetailOptions } from './api/receipt.queries';
import { requestKey } from './domain/approvalQueue';

/**
 * The request that waits on a receipt, asked for again. What the reader was shown first stays the same until it is
 * decided, whatever the server says meanwhile; `gone` then says that it no longer waits.
 */
export function useShownRequest(id: RecordId) {
  const client = useQueryClient();
  const detail = useQuery({ ...creditDetailOptions(client, id), placeholderData: undefined, staleTime: 0 });
  const waiting = detail.data?.waiting;
  const [shown, setShown] = useState<Approval | null>(null);
  if (!shown && waiting) setShown(waiting);
  const gone = Boolean(shown && detail.isSuccess && (!waiting || requestKey(waiting) !== requestKey(shown)));
  return { detail, shown, gone };
}
