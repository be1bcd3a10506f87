import type { signIn } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { useWrite } from '@/lib/query/useWrite';
import { lateCalls } from './lateCalls';

/** First step: user name and password, answered by a challenge. */
export const useSendSignIn = () =>
  useWrite({
    send: async (body: Omit<BodyOf<typeof signIn>, 'device'>) => (await lateCalls()).sendSignIn(body),
  });
