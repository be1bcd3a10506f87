import { mutationOptions } from '@tanstack/react-query';
import { resendCode, signIn, verifyCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';

/** First step: user name and password, answered by a challenge. */
export const signInMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof signIn>) => call(signIn, { body }) });

/** Second step: the one-time code, answered by token and profile. */
export const verifyCodeMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof verifyCode>) => call(verifyCode, { body }) });

/** A new code for the running sign-in. */
export const resendCodeMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof resendCode>) => call(resendCode, { body }) });
