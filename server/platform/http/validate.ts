import type * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { invalid } from '../core/ApiError';
import { fieldMessage } from './fieldMessage';
import { unstorablePath } from './unstorable';

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
