import { useQueryClient } from '@tanstack/react-query';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { creditKeys } from './credits.queries';
import { sendApproval } from './sendApproval';

/** Approves the change or void; the lists then ask for what came of it. */
export function useApprove() {
  const client = useQueryClient();
  return useWrite({
    send: sendApproval,
    // Also after a failure: the answer may have been lost after the server applied the change.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: creditKeys.all });
      markAffected(client, 'waitingChanged');
    },
  });
}
