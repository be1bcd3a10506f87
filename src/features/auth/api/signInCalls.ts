import { useMutation } from '@tanstack/react-query';
import { loadCalls } from './loadCalls';

type Calls = Awaited<ReturnType<typeof loadCalls>>;

/** First step: user name and password, answered by a challenge. */
export const useSendSignIn = () =>
  useMutation({
    mutationFn: async (body: Parameters<Calls['sendSignIn']>[0]) => (await loadCalls()).sendSignIn(body),
  });

/** Second step: the one-time code, answered by token and profile. */
export const useSendCode = () =>
  useMutation({
    mutationFn: async (body: Parameters<Calls['sendCode']>[0]) => (await loadCalls()).sendCode(body),
  });

/** A new code for the running sign-in. */
export const useResendCode = () =>
  useMutation({
    mutationFn: async (body: Parameters<Calls['resendCodeNow']>[0]) =>
      (await loadCalls()).resendCodeNow(body),
  });

/** Asks for a link to choose a new password; the answer is the same for every name. */
export const useForgetPassword = () =>
  useMutation({
    mutationFn: async (body: Parameters<Calls['sendForgotten']>[0]) =>
      (await loadCalls()).sendForgotten(body),
  });
