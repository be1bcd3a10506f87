import { useQueryClient } from '@tanstack/react-query';
import { billingSchema, changeBilling } from '@/lib/contract/collecting';
import { endConsent, recordConsent, type ConsentBody } from '@/lib/contract/consents';
import { deathSchema, recordDeath, takeBackDeath, type DeathBody } from '@/lib/contract/deaths';
import type { BodyOf } from '@/lib/contract/endpoint';
import { fiduciarySchema, saveFiduciary, type FiduciaryBody } from '@/lib/contract/fiduciaries';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { contractCollectingKeys } from '../../calls/api/calls.queries';

/** A write on how a contract is collected: all that is shown of it is read again, also after a refusal. */
function useCollectingWrite<B, D>(code: string, send: (body: B, idempotencyKey: string) => Promise<D>) {
  const client = useQueryClient();
  return useWrite({
    target: code,
    send,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: contractCollectingKeys.all(code) });
      markAffected(client, 'collectingWritten');
    },
  });
}

/** Keeps a consent with its paper. */
export const useRecordConsent = (code: string) =>
  useCollectingWrite(code, (body: ConsentBody, idempotencyKey) =>
    call(recordConsent, { params: { id: code }, body, idempotencyKey }),
  );

/** Takes a consent back. */
export const useEndConsent = (code: string) =>
  useCollectingWrite(code, (id: number, idempotencyKey) =>
    call(endConsent, { params: { id: code }, body: { consent_id: id }, idempotencyKey }),
  );

/** Keeps that the borrower died, and who is spoken to since. */
export function useRecordDeath(code: string) {
  const write = useCollectingWrite(code, (body: DeathBody, idempotencyKey) =>
    call(recordDeath, { params: { id: code }, body, idempotencyKey }),
  );
  return { ...write, current: currentOf(write.error, deathSchema) };
}

/** Takes back that the borrower died. */
export const useTakeBackDeath = (code: string) =>
  useCollectingWrite(code, (body: BodyOf<typeof takeBackDeath>, idempotencyKey) =>
    call(takeBackDeath, { params: { id: code }, body, idempotencyKey }),
  );

/** Keeps a contract's fiduciary. */
export function useSaveFiduciary(code: string) {
  const write = useCollectingWrite(code, (body: FiduciaryBody, idempotencyKey) =>
    call(saveFiduciary, { params: { id: code }, body, idempotencyKey }),
  );
  return { ...write, current: currentOf(write.error, fiduciarySchema) };
}

/** Changes where a borrower is called on. */
export function useChangeBilling(code: string) {
  const write = useCollectingWrite(code, (body: BodyOf<typeof changeBilling>, idempotencyKey) =>
    call(changeBilling, { params: { id: code }, body, idempotencyKey }),
  );
  return { ...write, current: currentOf(write.error, billingSchema) };
}
