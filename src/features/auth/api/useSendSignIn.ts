import { useMutation } from '@tanstack/react-query';
import type { signIn } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { loadCalls } from './loadCalls';

/** First step: user name and password, answered by a challenge. */
export const useSendSignIn = () =>
  useMutation({
    mutationFn: async (body: Omit<BodyOf<typeof signIn>, 'device'>) => (await loadCalls()).sendSignIn(body),
  });
