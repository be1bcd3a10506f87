import type { resendCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { useWrite } from '@/lib/query/useWrite';
import { lateCalls } from './lateCalls';

/** A new code for the running sign-in. */
export const useAskForCode = () =>
  useWrite({
    send: async (body: BodyOf<typeof resendCode>) => (await lateCalls()).askForCode(body),
  });
