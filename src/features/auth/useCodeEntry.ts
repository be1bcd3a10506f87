import { useEffect, useRef, useState } from 'react';
import type { Profile } from '@/lib/contract/auth';
import { readRecoveryCode } from '@/lib/contract/recoveryCode';
import { ApiError } from '@/lib/http/ApiError';
import { preloadCalls } from './api/loadCalls';
import { useResendCode, useSendCode } from './api/signInCalls';
import { codeOutcome, resendOutcome } from './domain/codeProblem';
import { CODE_LENGTH, type CodeFormProps } from './components/CodeForm';
import { forgetChallenge, keepChallenge, keptFrom, type KeptChallenge } from './domain/keptChallenge';
import type { Problem } from './domain/Problem';
import { useCountdown } from './useCountdown';

export interface CodeEntryState extends Omit<CodeFormProps, 'onBack'> {
  /** The code can no longer be used. */
  isOver: boolean;
  /** A recovery code is asked for instead of the app's. */
  isRecovery: boolean;
  /** The app's code after all. */
  onApp: () => void;
  /** Where the newest code went; see `KeptChallenge`. */
  sentTo: string;
}

/** The code form's state for a running sign-in. */
export function useCodeEntry(
  start: KeptChallenge,
  onSignedIn: (token: string, profile: Profile) => void,
): CodeEntryState {
  const [kept, setKept] = useState(start);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const [isRecovery, setIsRecovery] = useState(false);
  const codeRef = useRef<HTMLInputElement>(null);
  const verify = useSendCode();
  const resend = useResendCode();
  useEffect(preloadCalls, []);
  const lockedFor = useCountdown(lockedUntil);
  const isOver = useCountdown(kept.expiresAt) === 0;

  /** What is kept in this tab and what is shown are always the same. */
  function keep(next: KeptChallenge) {
    keepChallenge(next);
    setKept(next);
  }

  function clearMessages() {
    setError(undefined);
    setProblem(null);
    if (lockedFor === 0) setLockedUntil(null);
    resend.reset();
  }

  function handleSubmit(whole: string) {
    if (verify.isPending || verify.isSuccess || lockedFor > 0) return;
    clearMessages();
    const read = isRecovery ? readRecoveryCode(whole) : whole.length < CODE_LENGTH ? null : whole;
    if (read === null) return setError(isRecovery ? UNREAD_RECOVERY : `Isi ${CODE_LENGTH} angka kode masuk.`);
    verify.mutate(
      { challenge: kept.challenge, code: read },
      {
        onSuccess: ({ token, profile }) => {
          forgetChallenge();
          onSignedIn(token, profile);
        },
        onError: handleRefusal,
      },
    );
  }

  function handleRefusal(refusal: Error) {
    const outcome = codeOutcome(refusal);
    if (outcome.kind === 'over') return keep({ ...kept, expiresAt: 0 });
    if (outcome.kind === 'problem') setProblem(outcome.problem);
    else {
      setError(outcome.message);
      setCode('');
    }
    if (refusal instanceof ApiError && refusal.status === 429 && refusal.retryAfter !== undefined) {
      setLockedUntil(Date.now() + refusal.retryAfter * 1000);
    }
  }

  function handleResend() {
    if (resend.isPending) return;
    clearMessages();
    resend.mutate(
      { challenge: kept.challenge },
      {
        onSuccess: (challenge) => {
          setCode('');
          keep(keptFrom(challenge, kept.username));
          // The pressed button now counts down; the new code goes here.
          codeRef.current?.focus();
        },
        onError: (refusal) => {
          const outcome = resendOutcome(refusal);
          if (outcome.kind === 'over') keep({ ...kept, expiresAt: 0 });
          else if (outcome.kind === 'wait') keep({ ...kept, resendAt: Date.now() + outcome.seconds * 1000 });
          else setProblem(outcome.problem);
        },
      },
    );
  }

  function choose(recovery: boolean) {
    clearMessages();
    setCode('');
    setIsRecovery(recovery);
  }

  const isUnsaid = kept.sentTo === 'unsaid';
  const byApp = kept.sentTo === 'app';
  return {
    code,
    error,
    problem: lockedUntil !== null && lockedFor === 0 ? null : problem,
    lockedFor,
    isOver: isOver && !verify.isPending && !verify.isSuccess,
    sentTo: kept.sentTo,
    busy: verify.isPending || verify.isSuccess,
    resending: resend.isPending,
    sentAgain: resend.isSuccess,
    resendIn: useCountdown(kept.resendAt),
    onCode: (value) => {
      setCode(value);
      setError(undefined);
    },
    onSubmit: handleSubmit,
    isRecovery,
    onApp: () => choose(false),
    isUnsaid,
    ...((byApp || isUnsaid) && { onRecovery: () => choose(true) }),
    ...(!byApp && { onResend: handleResend }),
    codeRef,
  };
}

const UNREAD_RECOVERY =
  'Isi kode pemulihan seperti yang tertulis: empat kelompok, masing-masing empat tanda.';
