import { queryOptions } from '@tanstack/react-query';
import { readPasswordLink, usePasswordLink } from '@/lib/contract/passwordLinks';
import { makeFirstAdministrator, type FirstAdministrator } from '@/lib/contract/setup';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';
import { useWrite } from '@/lib/query/useWrite';

/** Whose password a link is for. It is asked for as nobody, also in the browser of somebody who is signed in. */
export const passwordLinkOptions = (token: string) =>
  queryOptions({
    queryKey: [...queryRoot('password-link'), token] as const,
    queryFn: ({ signal }) => call(readPasswordLink, { body: { token }, credential: '', signal }),
  });

/** Sets the password that a link is for. No key is sent: the link itself is used once. */
export const useSetPassword = (token: string) =>
  useWrite({
    send: (new_password: string) => call(usePasswordLink, { body: { token, new_password }, credential: '' }),
  });

/** Makes the holder of a first start's link the administrator. No key is sent: the link itself is used once. */
export const useBecomeAdministrator = (token: string) =>
  useWrite({
    send: (content: Omit<FirstAdministrator, 'token'>) =>
      call(makeFirstAdministrator, { body: { token, ...content }, credential: '' }),
  });
