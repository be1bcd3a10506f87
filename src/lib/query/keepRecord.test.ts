import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepRecord } from './keepRecord';
import { queryRoot } from './queryRoots';
import { eventually } from '../../../tests/eventually';

const staff = queryRoot('staff');
const DETAIL = [...staff, 'detail', '1'];
const LIST = [...staff, 'list'];

/** A record and a list on screen, each fetched as often as it is asked for. */
function screen() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.mount();
  onTestFinished(() => client.unmount());
  const answers: ((version: number) => void)[] = [];
  const detail = vi.fn(({ signal }: { signal: AbortSignal }) => {
    const answer = new Promise<number>((resolve) => answers.push(resolve));
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
    return Promise.race([answer, aborted]);
  });
  const list = vi.fn(() => Promise.resolve(['Eka']));
  const watch = (queryKey: string[], queryFn: (context: { signal: AbortSignal }) => Promise<unknown>) =>
    onTestFinished(new QueryObserver<unknown>(client, { queryKey, queryFn }).subscribe(() => undefined));
  watch(DETAIL, detail);
  watch(LIST, list);
  return { client, detail, list, answer: (version: number) => answers.shift()?.(version) };
}

it('keeps what was said and fetches only the rest again', async () => {
  const { client, detail, list, answer } = screen();
  answer(1);
  await eventually(() => expect(client.getQueryData(DETAIL)).toBe(1));
  keepRecord(client, staff, DETAIL, 2);
  await eventually(() => expect(list).toHaveBeenCalledTimes(2));
  expect(client.getQueryData(DETAIL)).toBe(2);
  expect(detail).toHaveBeenCalledTimes(1);
});

it('is not taken over by an answer that was asked for before', async () => {
  const { client, answer } = screen();
  answer(1);
  await eventually(() => expect(client.getQueryData(DETAIL)).toBe(1));
  void client.refetchQueries({ queryKey: DETAIL });
  keepRecord(client, staff, DETAIL, 2);
  answer(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(client.getQueryData(DETAIL)).toBe(2);
  expect(client.isFetching({ queryKey: DETAIL })).toBe(0);
});
