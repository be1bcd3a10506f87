import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evidence } from '@/lib/approvals/Evidence';
import { errorMessage } from '@/lib/http/ApiError';
import { isDefiniteRefusal } from '@/lib/http/idempotencyKeys';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';

/** Approving, or rejecting with one reason for all. */
export type Decision = { verb: 'approve' } | { verb: 'reject'; reason: string };

/** How one of them stands; absent: not decided yet. Nothing is done before the server said so. */
export type Outcome =
  | { step: 'sending' }
  | { step: 'done'; verb: Decision['verb'] }
  | { step: 'failed'; why: string };

/** `version`: what was read at another one is decided anew. */
type Content = Decision & { key: string; version: number };

/**
 * Decides one after the other what was shown, each with a key of its own. What fails is told at its line, and the others
 * go on; where no answer came the rest waits, for it would fare no better.
 * @param evidenceOf what was shown of a line
 * @param onRefused the server refused this one: what was shown is not so any more
 */
export function useDecisions(
  evidenceOf: (key: string) => Evidence | undefined,
  onRefused: (key: string) => void,
) {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const { send } = useWrite({
    send: async ({ key, ...decision }: Content, idempotencyKey): Promise<unknown> => {
      const { approve, reject } = shownOf(key);
      if (decision.verb === 'approve') return approve(idempotencyKey);
      if (!reject) throw new Error(`${key} is not rejected`);
      return reject(decision.reason, idempotencyKey);
    },
    // Also after a failure: its answer may have been lost.
    onSettled: () => markAffected(client, 'contractRequest'),
  });
  function shownOf(key: string): Evidence {
    const evidence = evidenceOf(key);
    if (!evidence) throw new Error(`${key} was not shown`);
    return evidence;
  }
  const tell = (key: string, outcome: Outcome) => setOutcomes((before) => ({ ...before, [key]: outcome }));

  function decide(
    keys: readonly string[],
    decision: Decision,
    onEnd: (isAllDone: boolean) => void,
    failed = 0,
  ) {
    const [key, ...rest] = keys;
    if (key === undefined) return onEnd(failed === 0);
    tell(key, { step: 'sending' });
    send(
      { key, ...decision, version: shownOf(key).version },
      {
        onSuccess: () => {
          tell(key, { step: 'done', verb: decision.verb });
          decide(rest, decision, onEnd, failed);
        },
        onError: (error) => {
          const isRefused = isDefiniteRefusal(error);
          const unsure = isRefused
            ? ''
            : ' Belum pasti apakah sudah diputuskan; coba lagi, tidak terjadi dua kali.';
          tell(key, { step: 'failed', why: `${errorMessage(error)}${unsure}` });
          if (!isRefused) return onEnd(false);
          onRefused(key);
          decide(rest, decision, onEnd, failed + 1);
        },
      },
    );
  }
  const isBusy = Object.values(outcomes).some(({ step }) => step === 'sending');
  return { outcomes, isBusy, decide };
}
