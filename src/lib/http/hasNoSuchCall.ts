import { ApiError } from './ApiError';

/** True when a call failed because the host has no such call: a host of six calls has few of ours (SPEC 7). */
export function hasNoSuchCall(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unreadable' || error.status === 404 || error.status === 405 || error.status === 501;
}
