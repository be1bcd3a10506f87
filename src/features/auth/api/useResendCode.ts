import { useMutation } from '@tanstack/react-query';
import type { resendCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { loadCalls } from './loadCalls';

/** A new code for the running sign-in. */
export const useResendCode = () =>
  useMutation({
    mutationFn: async (body: BodyOf<typeof resendCode>) => (await loadCalls()).resendCodeNow(body),
  });
