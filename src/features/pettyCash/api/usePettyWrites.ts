import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@/lib/contract/endpoint';
import { answerPettyCount, closePettyDay, countPettyCash, reopenPettyDay } from '@/lib/contract/pettyCash';
import {
  askPettyMove,
  cancelPettyMove,
  changePettyHolder,
  completePettyMove,
  decidePettyRequest,
  type PettyRequest,
} from '@/lib/contract/pettyRequests';
import { askPettyVoid, writePettyVoucher } from '@/lib/contract/pettyVouchers';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { pettyKeys } from './pettyCash.queries';

/** Whatever came of it: the fund is read again, and drawers and the inbox with it. */
function usePettyWrite<B, D>(target: string | number, send: (body: B, idempotencyKey: string) => Promise<D>) {
  const client = useQueryClient();
  return useWrite({
    target,
    send,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: pettyKeys.all });
      markAffected(client, 'pettyCashMoved');
    },
  });
}

const at = (id: number) => ({ params: { id: String(id) } });

/** Writes a voucher of today. */
export const useWriteVoucher = () =>
  usePettyWrite('voucher', (body: BodyOf<typeof writePettyVoucher>, idempotencyKey) =>
    call(writePettyVoucher, { body, idempotencyKey }),
  );

/** Closes the day that is open, with a count. */
export const useClosePettyDay = () =>
  usePettyWrite('close', (body: BodyOf<typeof closePettyDay>, idempotencyKey) =>
    call(closePettyDay, { body, idempotencyKey }),
  );

/** Counts another's fund by surprise. */
export const useCountBySurprise = () =>
  usePettyWrite('surprise', (body: BodyOf<typeof countPettyCash>, idempotencyKey) =>
    call(countPettyCash, { body, idempotencyKey }),
  );

/** Hands the fund over, with a count. */
export const useChangeHolder = () =>
  usePettyWrite('holder', (body: BodyOf<typeof changePettyHolder>, idempotencyKey) =>
    call(changePettyHolder, { body, idempotencyKey }),
  );

/** Asks for money to come into the fund, or to leave it. */
export const useAskMove = () =>
  usePettyWrite('move', (body: BodyOf<typeof askPettyMove>, idempotencyKey) =>
    call(askPettyMove, { body, idempotencyKey }),
  );

/** Says that the money of an approved move is there. */
export const useCompleteMove = (id: number) =>
  usePettyWrite(id, (body: BodyOf<typeof completePettyMove>, idempotencyKey) =>
    call(completePettyMove, { ...at(id), body, idempotencyKey }),
  );

/** Says that it will not come. */
export const useCancelMove = (id: number) =>
  usePettyWrite(id, (reason: string, idempotencyKey) =>
    call(cancelPettyMove, { ...at(id), body: { reason }, idempotencyKey }),
  );

/** Takes back what one asked for oneself. */
export const useWithdrawPetty = () =>
  usePettyWrite('withdraw', ({ id, version }: Pick<PettyRequest, 'id' | 'version'>, idempotencyKey) =>
    call(decidePettyRequest, {
      ...at(id),
      body: { version, decision: 'WITHDRAWN', reason: '' },
      idempotencyKey,
    }),
  );

/** Confirms that one takes the fund over, or says why not. */
export const useDecideHolder = ({ id, version }: Pick<PettyRequest, 'id' | 'version'>) =>
  usePettyWrite(
    id,
    ({ decision, reason }: { decision: 'APPROVED' | 'REJECTED'; reason: string }, idempotencyKey) =>
      call(decidePettyRequest, { ...at(id), body: { version, decision, reason }, idempotencyKey }),
  );

/** Asks that a voucher be voided. */
export const useAskVoid = (id: number) =>
  usePettyWrite(id, (reason: string, idempotencyKey) =>
    call(askPettyVoid, { ...at(id), body: { reason }, idempotencyKey }),
  );

/** Opens the last closed day again. */
export const useReopenPettyDay = (id: number) =>
  usePettyWrite(id, (reason: string, idempotencyKey) =>
    call(reopenPettyDay, { ...at(id), body: { reason }, idempotencyKey }),
  );

/** Says why a surprise count differs. */
export const useAnswerCount = (id: number) =>
  usePettyWrite(id, (text: string, idempotencyKey) =>
    call(answerPettyCount, { ...at(id), body: { text }, idempotencyKey }),
  );
