import { useMutation } from '@tanstack/react-query';
import type { verifyCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { loadCalls } from './loadCalls';

/** Second step: the one-time code, answered by token and profile. */
export const useSendCode = () =>
  useMutation({
    mutationFn: async (body: Omit<BodyOf<typeof verifyCode>, 'device'>) => (await loadCalls()).sendCode(body),
  });
