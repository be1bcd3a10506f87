import { resendCode, signIn, signOut, verifyCode } from '@/lib/contract/auth';
import type { BodyOf } from '@/lib/contract/endpoint';
import { forgetPassword } from '@/lib/contract/passwordLinks';
import { call } from '@/lib/http/request';
import { readEntry, writeEntry } from '@/lib/session/storage';

/*
 * What sends and reads sign-in's requests. In a chunk of its own (`loadCalls`): the form can be typed in before the
 * schemas are here.
 */
export const sendSignIn = (body: Omit<BodyOf<typeof signIn>, 'device'>) =>
  call(signIn, { body: { ...body, ...deviceMark() } });
export async function sendCode(body: Omit<BodyOf<typeof verifyCode>, 'device'>) {
  const answer = await call(verifyCode, { body: { ...body, ...deviceMark() } });
  // The device's, not the person's: it stays at sign-out, and opens nothing by itself.
  if (answer.device) writeEntry('perangkat', answer.device);
  return answer;
}
export const sendForgotten = (body: BodyOf<typeof forgetPassword>) => call(forgetPassword, { body });
export const resendCodeNow = (body: BodyOf<typeof resendCode>) => call(resendCode, { body });
/** @param timeLimit how long the server may take to hear of it, ms */
export const revokeSession = (credential: string, timeLimit: number) =>
  call(signOut, { credential, timeLimit, keepalive: true });

function deviceMark(): { device?: string } {
  const device = readEntry('perangkat');
  return device ? { device } : {};
}
