import { ApiError } from '@/lib/http/ApiError';
import { callProblem } from './callProblem';
import type { Problem } from './Problem';

/** The server knows the token and says no for good: it opens nothing (any more). */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused' && error.status === 404;
}

/** Why a password could not be set, above the form; null: it stands beside its field, or the link is over. */
export function linkProblem(error: unknown): Problem | null {
  if (error === null || isLinkOver(error)) return null;
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return null;
  const problem = callProblem(error, 'Simpan kata sandi');
  if (problem) return problem;
  const text = error instanceof ApiError ? error.message : 'Coba lagi sebentar lagi.';
  return { tone: 'warning', title: 'Kata sandi belum disimpan', text };
}
