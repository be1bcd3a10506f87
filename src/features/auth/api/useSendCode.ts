import type { verifyCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { useWrite } from '@/lib/query/useWrite';
import { lateCalls } from './lateCalls';

/** Second step: the one-time code, answered by token and profile. */
export const useSendCode = () =>
  useWrite({
    send: async (body: Omit<BodyOf<typeof verifyCode>, 'device'>) => (await lateCalls()).sendCode(body),
  });
