import { useQueryClient } from '@tanstack/react-query';
import { endAllSessions, endOtherSessions, endSession } from '@/lib/contract/account';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { sessionKeys } from './sessions.queries';

/**
 * Ends one session, by its id, (`others`) every one but this, or (`all`) this one too; answers how many were ended. No key is sent: what is
 * over stays over.
 */
export function useEndSessions() {
  const client = useQueryClient();
  return useWrite({
    send: sendEnd,
    // Also after a refusal: what is still there is what the next press needs to know.
    onSettled: () => void client.invalidateQueries({ queryKey: sessionKeys.all() }),
  });
}

async function sendEnd(which: number | 'others' | 'all'): Promise<number> {
  if (which === 'all') return (await call(endAllSessions, {})).ended;
  if (which === 'others') return (await call(endOtherSessions, {})).ended;
  await call(endSession, { params: { id: which } });
  return 1;
}
