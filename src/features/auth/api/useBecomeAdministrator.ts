import { makeFirstAdministrator, type FirstAdministrator } from '@/lib/contract/setup';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';

/** Makes the holder of a first start's link the administrator. No key is sent: the link itself is used once. */
export const useBecomeAdministrator = (token: string) =>
  useWrite({
    send: (content: Omit<FirstAdministrator, 'token'>) =>
      call(makeFirstAdministrator, { body: { token, ...content }, credential: '' }),
  });
