import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/lib/http/ApiError';
import { preloadCalls } from './api/loadCalls';
import { useForgetPassword, useSendSignIn } from './api/signInCalls';
import type { SignInFormProps } from './components/SignInForm';
import { keepChallenge, keptFrom, readKeptChallenge } from './domain/keptChallenge';
import type { Problem } from './domain/Problem';
import { refusesPassword, signInProblem } from './domain/signInProblem';
import { useCountdown } from './useCountdown';

/** A user name that may not be tried again before a moment (ms on this device's clock). */
interface Lock {
  username: string;
  until: number;
}

type FieldErrors = NonNullable<SignInFormProps['errors']>;

/** The same for every name. */
const LINK_ASKED: Problem = {
  tone: 'info',
  title: 'Periksa e-mail Anda',
  text: 'Bila nama itu benar dan e-mailnya sudah dipakai 7 hari, tautan kata sandi dikirim ke sana. Tanpa e-mail, hubungi penyetuju kantor Anda: setelah ia setuju, tautannya dicetak server.',
};

/** The sign-in form's state: what was typed, what is missing, what the server said, how long it is locked. */
export function useSignInForm(onChallenge: () => void): SignInFormProps {
  const [username, setUsername] = useState(() => readKeptChallenge()?.username ?? '');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [lock, setLock] = useState<Lock | null>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const signIn = useSendSignIn();
  const forgotten = useForgetPassword();
  useEffect(preloadCalls, []);

  const name = username.trim();
  // Another name may be tried at once; whether its address is locked too, the server knows.
  const isLockedName = lock?.username === name.toLowerCase();
  const lockedFor = useCountdown(isLockedName ? lock.until : null);
  const lockIsOver = lock !== null && lockedFor === 0;

  function handleSubmit() {
    if (lockedFor > 0) return;
    const missing: FieldErrors = {
      ...(name === '' ? { username: 'Isi nama pengguna.' } : {}),
      ...(password === '' ? { password: 'Isi kata sandi.' } : {}),
    };
    setErrors(missing);
    setProblem(null);
    setLock(null);
    if (missing.username || missing.password) return;
    signIn.mutate(
      { username: name, password },
      {
        onSuccess: (challenge) => {
          keepChallenge(keptFrom(challenge, name));
          onChallenge();
        },
        onError: handleRefusal,
      },
    );
  }

  function handleForgotten() {
    setProblem(null);
    if (name === '') return setErrors({ username: 'Isi nama pengguna.' });
    setErrors({});
    forgotten.mutate(
      { username: name },
      { onSuccess: () => setProblem(LINK_ASKED), onError: (error) => setProblem(signInProblem(error)) },
    );
  }

  function handleRefusal(error: Error) {
    setProblem(signInProblem(error));
    if (error instanceof ApiError && error.status === 429 && error.retryAfter !== undefined) {
      setLock({ username: name.toLowerCase(), until: Date.now() + error.retryAfter * 1000 });
    }
    if (refusesPassword(error)) {
      flushSync(() => setPassword(''));
      passwordRef.current?.focus();
    }
  }

  return {
    username,
    password,
    errors,
    problem: lockIsOver ? null : problem,
    lockedFor,
    // Stays busy until the next page is there.
    busy: signIn.isPending || signIn.isSuccess || forgotten.isPending,
    passwordRef,
    onUsername: (value) => {
      setUsername(value);
      setErrors(({ password: other }) => (other ? { password: other } : {}));
    },
    onPassword: (value) => {
      setPassword(value);
      setErrors(({ username: other }) => (other ? { username: other } : {}));
    },
    onSubmit: handleSubmit,
    onForgotten: handleForgotten,
  };
}
