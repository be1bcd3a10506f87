import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { callProblem } from './callProblem';
import type { Problem } from './Problem';

/**
 * What a refused code, or a refused new one, means for the form.
 * - `wrong`: said beside the field, which is emptied
 * - `over`: this sign-in has ended; only starting again helps
 * - `problem`: said above the field; what was typed is kept
 */
export type CodeOutcome =
  | { kind: 'wrong'; message: string }
  | { kind: 'over' }
  | { kind: 'problem'; problem: Problem };

const fail = (title: string, text: string): CodeOutcome => ({
  kind: 'problem',
  problem: { tone: 'warning', title, text },
});

/** Answer to a code that was sent in. The server says how many tries are left, if it wants to. */
export function codeOutcome(error: unknown): CodeOutcome {
  const noAnswer = callProblem(error, 'Lanjutkan');
  if (noAnswer) return { kind: 'problem', problem: noAnswer };
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 410) return { kind: 'over' };
  if (status === 422 && error instanceof ApiError) {
    return { kind: 'wrong', message: error.fields.code ?? (error.message || 'Kode salah.') };
  }
  if (status === 429) return fail('Terlalu banyak percobaan', errorMessage(error));
  return fail('Kode belum bisa diperiksa', `${errorMessage(error)} Bila berulang, masuk lagi dari awal.`);
}

/** Answer to asking for a new code. A wait (`Retry-After`) is not a problem: the countdown shows it. */
export function resendOutcome(
  error: unknown,
): Exclude<CodeOutcome, { kind: 'wrong' }> | { kind: 'wait'; seconds: number } {
  if (error instanceof ApiError && error.status === 410) return { kind: 'over' };
  if (error instanceof ApiError && error.status === 429 && error.retryAfter !== undefined) {
    return { kind: 'wait', seconds: error.retryAfter };
  }
  return {
    kind: 'problem',
    problem: { tone: 'warning', title: 'Kode baru belum terkirim', text: errorMessage(error) },
  };
}
