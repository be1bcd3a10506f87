import { useQueryClient } from '@tanstack/react-query';
import {
  changeTitle,
  createTitle,
  deleteTitle,
  titleSchema,
  type Title,
  type TitleWrite,
} from '@/lib/contract/titles';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { titleKeys } from './titles.queries';

/** What is done to one title; 409: somebody was first, it is in use, or nobody could give rights any more. */
export type TitleAct =
  | { do: 'create'; values: TitleWrite }
  | { do: 'change'; id: number; version: number; values: TitleWrite }
  | { do: 'remove'; id: number; version: number };

/** Makes, changes or deletes a title. `onDone`: the server has it; null: the title is gone. */
export function useTitleAct(onDone: (title: Title | null) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: sendAct,
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => void client.invalidateQueries({ queryKey: titleKeys.all }),
  });
  return {
    ...write,
    send: (act: TitleAct) => send(act, { onSuccess: onDone }),
    current: currentOf<Title>(write.error, titleSchema),
  };
}

async function sendAct(act: TitleAct, idempotencyKey: string): Promise<Title | null> {
  if (act.do === 'create') return call(createTitle, { body: act.values, idempotencyKey });
  const { version } = act;
  const params = { id: String(act.id) };
  if (act.do === 'change') {
    return call(changeTitle, { params, body: { ...act.values, version }, idempotencyKey });
  }
  await call(deleteTitle, { params, query: { version }, idempotencyKey });
  return null;
}
