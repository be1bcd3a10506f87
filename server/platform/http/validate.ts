import type * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { invalid } from '../core/ApiError';
import { fieldMessage } from './fieldMessage';

/** PostgreSQL keeps no NUL, and no half of a character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Path of the first text that cannot be stored, or null. */
function unstorablePath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path || 'body' : null;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorablePath(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Reads what was sent by the contract's schema; throws 422 with a message per field path. */
export function validate<S extends Schema>(schema: S | undefined, sent: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>;
  const unstorable = unstorablePath(sent);
  if (unstorable !== null) throw invalid({ [unstorable]: 'Berisi tanda yang tidak dapat disimpan.' });
  const result = schema.safeParse(sent, { reportInput: true });
  if (result.success) return result.data;
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    errors[path] ??= fieldMessage(issue);
  }
  throw invalid(errors);
}
