import { mutationOptions } from '@tanstack/react-query';
import type { resendCode, signIn, verifyCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { lateCalls } from './lateCalls';

/** First step: user name and password, answered by a challenge. */
export const signInMutation = () =>
  mutationOptions({
    mutationFn: async (body: Omit<BodyOf<typeof signIn>, 'device'>) => (await lateCalls()).sendSignIn(body),
  });

/** Second step: the one-time code, answered by token and profile. */
export const verifyCodeMutation = () =>
  mutationOptions({
    mutationFn: async (body: Omit<BodyOf<typeof verifyCode>, 'device'>) => (await lateCalls()).sendCode(body),
  });

/** A new code for the running sign-in. */
export const resendCodeMutation = () =>
  mutationOptions({
    mutationFn: async (body: BodyOf<typeof resendCode>) => (await lateCalls()).askForCode(body),
  });
