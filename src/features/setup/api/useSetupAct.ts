import { useQueryClient } from '@tanstack/react-query';
import {
  companyNameSchema,
  finishSetup,
  nameCompany,
  removeTitles,
  skipSetupStep,
  type CompanySetup,
  type SetupStep,
} from '@/lib/contract/companySetup';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { setupKeys } from './setup.queries';

/** What the set-up itself writes; 409: somebody was first, or a title is held. */
export type SetupAct =
  | { do: 'name'; company: string; seen: string | null }
  | { do: 'removeTitles'; titles: readonly { id: number; version: number }[] }
  | { do: 'skip'; step: SetupStep; skipped: boolean }
  | { do: 'finish'; finished: boolean };

/** Writes one of them; the answer is the set-up after it. `current`: the name that a 409 says the company has now. */
export function useSetupAct(onDone?: () => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: sendAct,
    onSuccess: (setup, act) => {
      client.setQueryData(setupKeys.all, setup);
      if (act.do === 'removeTitles') markAffected(client, 'titlesRemoved');
    },
    onError: () => void client.invalidateQueries({ queryKey: setupKeys.all }),
  });
  return {
    ...write,
    send: (act: SetupAct) => send(act, { onSuccess: () => onDone?.() }),
    current: currentOf(write.error, companyNameSchema),
  };
}

function sendAct(act: SetupAct, idempotencyKey: string): Promise<CompanySetup> {
  switch (act.do) {
    case 'name':
      return call(nameCompany, { body: { company: act.company, seen: act.seen }, idempotencyKey });
    case 'removeTitles':
      return call(removeTitles, { body: { titles: [...act.titles] }, idempotencyKey });
    case 'skip':
      return call(skipSetupStep, { body: { step: act.step, skipped: act.skipped }, idempotencyKey });
    case 'finish':
      return call(finishSetup, { body: { finished: act.finished }, idempotencyKey });
  }
}
