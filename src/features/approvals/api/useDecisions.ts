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

/** One that is decided, and what was shown of it. */
interface Shown {
  key: string;
  evidence: Evidence;
}

/** A key goes by what was shown: read anew and found otherwise, it is another decision. */
type Content = Decision & Shown;

/**
 * Decides one after the other what was shown, each with a key of its own. What fails is told at its line, and the others
 * go on; where no answer came the rest waits, for it would fare no better.
 * @param onRefused the server refused this one: what was shown is not so any more
 */
export function useDecisions(onRefused: (key: string) => void) {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const { send } = useWrite({
    send: async ({ key, evidence: { approve, reject }, ...decision }: Content, idempotencyKey) => {
      if (decision.verb === 'approve') return approve(idempotencyKey);
      if (!reject) throw new Error(`${key} is not rejected`);
      return reject(decision.reason, idempotencyKey);
    },
    // Also after a failure: its answer may have been lost.
    onSettled: () => markAffected(client, 'contractRequest'),
  });
  const tell = (key: string, outcome: Outcome) => setOutcomes((before) => ({ ...before, [key]: outcome }));

  /** `onEnd`: none is on its way any more, and all were decided or not. */
  function decide(
    those: readonly Shown[],
    decision: Decision,
    onEnd: (isAllDone: boolean) => void,
    failed = 0,
  ) {
    const [first, ...rest] = those;
    if (!first) return onEnd(failed === 0);
    const { key } = first;
    tell(key, { step: 'sending' });
    send(
      { ...first, ...decision },
      {
        onSuccess: () => {
          tell(key, { step: 'done', verb: decision.verb });
          decide(rest, decision, onEnd, failed);
        },
        onError: (error) => {
          const isRefused = isDefiniteRefusal(error);
          const unsure = isRefused ? '' : ` ${UNSURE}`;
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

const UNSURE = 'Belum pasti apakah sudah diputuskan. Coba lagi; tidak terjadi dua kali.';
