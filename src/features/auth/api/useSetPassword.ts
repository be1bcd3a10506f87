import { usePasswordLink } from '@/lib/contract/passwordLinks';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';

/** Sets the password that a link is for. No key is sent: the link itself is used once. */
export const useSetPassword = (token: string) =>
  useWrite({
    send: (new_password: string) => call(usePasswordLink, { body: { token, new_password }, credential: '' }),
  });
