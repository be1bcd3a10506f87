import { beginAuthenticator } from '@/lib/contract/authenticator';
import type { BodyOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';

/** Has a secret made for the app. No key is sent: the server keeps none for passwords. */
export const useBeginAuthenticator = () =>
  useWrite({ send: (body: BodyOf<typeof beginAuthenticator>) => call(beginAuthenticator, { body }) });
