import { FAILURE_TITLE, SUCCESS_TITLE, type Envelope } from '@/lib/contract/envelope';
import type { Answer } from './Answer';

/** The answer of a call that worked. */
export function success<T>({ data, message = '' }: Answer<T>, version: string): Envelope<T> {
  return { status: 200, title: SUCCESS_TITLE, data, message, version };
}

/** The answer of a call that did not. */
export function failure(
  status: number,
  message: string,
  version: string,
  data: unknown = null,
): Envelope<unknown> {
  return { status, title: FAILURE_TITLE, data, message, version };
}
