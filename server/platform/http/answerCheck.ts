import type { FastifyBaseLogger } from 'fastify';
import type { Schema } from '@/lib/contract/endpoint';
import { ApiError } from '../core/ApiError';
import { pruner } from '../core/pruner';

/** More of them say nothing new. */
const MAX_ISSUES = 10;

/** Gives what of `data` may leave. */
export type AnswerCheck = (data: unknown, log: FastifyBaseLogger) => unknown;

/**
 * What a call's answer passes on its way out: fields that the contract does not name stay here, whatever a handler read
 * from a table. Data that differs otherwise is logged by names, without values, and sent: a write that was done must not
 * look undone. `isStrict`, in development and tests, it fails with 500 instead.
 */
export function answerCheck(name: string, schema: Schema, isStrict: boolean): AnswerCheck {
  const prune = pruner(schema);
  return (data, log) => {
    const kept = prune(data ?? null);
    const { success, error } = schema.safeParse(kept);
    if (success) return kept;
    const issues = error.issues
      .slice(0, MAX_ISSUES)
      .map(({ code, path }) => ({ code, path: path.map(String).join('.') }));
    log.error({ endpoint: name, issues }, 'answer differs from the contract');
    if (isStrict) {
      throw new ApiError(500, `Jawaban ${name} menyimpang dari kontrak: ${JSON.stringify(error.issues)}`);
    }
    return kept;
  };
}
