import { useQueryClient } from '@tanstack/react-query';
import {
  addOfficeAccount,
  switchOfficeAccount,
  type OfficeAccount,
  type OfficeAccountWrite,
} from '@/lib/contract/officeAccounts';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { masterKeys } from './masters.queries';

/** What is done to a receiving account of an office. */
export type AccountAct =
  | { do: 'add'; officeId: number; values: OfficeAccountWrite }
  | { do: 'switch'; account: OfficeAccount };

/** Adds a receiving account, takes one out, or asks for one again. `onDone`: the server has it. */
export function useAccountAct(onDone: (account: OfficeAccount) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: sendAct,
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: masterKeys.all });
      markAffected(client, 'accountsChanged');
    },
  });
  return { ...write, send: (act: AccountAct) => send(act, { onSuccess: onDone }) };
}

function sendAct(act: AccountAct, idempotencyKey: string): Promise<OfficeAccount> {
  if (act.do === 'add') {
    const params = { id: String(act.officeId) };
    return call(addOfficeAccount, { params, body: act.values, idempotencyKey });
  }
  const { id, active, version } = act.account;
  const params = { id: String(id) };
  return call(switchOfficeAccount, { params, body: { active: !active, version }, idempotencyKey });
}
