import { resendCode, signIn, signOut, verifyCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';

/*
 * What sends and reads sign-in's requests. In a chunk of its own (`lateCalls`): the form can be typed in before the
 * schemas are here.
 */
export const sendSignIn = (body: BodyOf<typeof signIn>) => call(signIn, { body });
export const sendCode = (body: BodyOf<typeof verifyCode>) => call(verifyCode, { body });
export const askForCode = (body: BodyOf<typeof resendCode>) => call(resendCode, { body });
/** @param timeLimit how long the server may take to hear of it, ms */
export const revokeSession = (credential: string, timeLimit: number) =>
  call(signOut, { credential, timeLimit, keepalive: true });
