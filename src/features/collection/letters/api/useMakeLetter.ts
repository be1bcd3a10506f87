import { useQueryClient } from '@tanstack/react-query';
import { makeLetter } from '@/lib/contract/letters';
import type { LetterStep } from '@/lib/contract/letterTerms';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { letterKeys } from './letters.queries';

/** Makes the letter of a contract that was seen to be due. */
export function useMakeLetter(code: string) {
  const client = useQueryClient();
  return useWrite({
    target: code,
    send: (step: LetterStep, idempotencyKey) =>
      call(makeLetter, { params: { id: code }, body: { step }, idempotencyKey }),
    // After a refusal too: another one may be due.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: letterKeys.all });
      markAffected(client, 'letterWritten');
    },
  });
}
