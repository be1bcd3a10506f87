import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@/lib/contract/endpoint';
import { changeView, removeView, saveView, type SavedView } from '@/lib/contract/savedViews';
import type { ViewedList } from '@/lib/contract/viewedLists';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { dropView, keepView, savedViewKeys } from './savedViews.queries';

type NewView = Omit<BodyOf<typeof saveView>, 'list'>;

/** Saves a new view of a list. */
export function useSaveView(list: ViewedList) {
  const client = useQueryClient();
  return useWrite({
    target: list,
    send: (view: NewView, idempotencyKey) => call(saveView, { body: { list, ...view }, idempotencyKey }),
    onSuccess: (view) => keepView(client, list, view),
    onSettled: () => void client.invalidateQueries({ queryKey: savedViewKeys.list(list) }),
  });
}

export interface ViewChange extends Omit<BodyOf<typeof changeView>, 'version'> {
  view: Pick<SavedView, 'id' | 'version'>;
}

/** Gives a view of a list another name or state. */
export function useChangeView(list: ViewedList) {
  const client = useQueryClient();
  return useWrite({
    target: list,
    send: ({ view: { id, version }, ...write }: ViewChange, idempotencyKey) =>
      call(changeView, { params: { id: String(id) }, body: { version, ...write }, idempotencyKey }),
    onSuccess: (view) => keepView(client, list, view),
    onSettled: () => void client.invalidateQueries({ queryKey: savedViewKeys.list(list) }),
  });
}

/** Removes a view of a list. */
export function useRemoveView(list: ViewedList) {
  const client = useQueryClient();
  return useWrite({
    target: list,
    send: ({ id, version }: Pick<SavedView, 'id' | 'version'>, idempotencyKey) =>
      call(removeView, { params: { id: String(id) }, query: { version }, idempotencyKey }),
    onSuccess: ({ id }) => dropView(client, list, id),
    onSettled: () => void client.invalidateQueries({ queryKey: savedViewKeys.list(list) }),
  });
}
