import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@/lib/contract/endpoint';
import {
  askTts,
  handoverBasisSchema,
  handoverSchema,
  postHandover,
  returnTts,
  type Handover,
  type HandoverBasis,
} from '@/lib/contract/handovers';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { keepRecord } from '@/lib/query/keepRecord';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { collectorsOptions, handoverKeys } from './handovers.queries';

/** The protocol as an answer says that it is; all that the money changed elsewhere is read again. */
function useKeep() {
  const client = useQueryClient();
  return (handover: Handover) => {
    keepRecord(client, handoverKeys.all, handoverKeys.detail(String(handover.id)), handover);
    markAffected(client, 'handoverTaken');
  };
}

/** Takes a hand-over as it was shown; `current`: what a 409 says that it would become now. */
export function usePostHandover() {
  const client = useQueryClient();
  const keep = useKeep();
  const write = useWrite({
    target: 'handover',
    send: (body: BodyOf<typeof postHandover>, idempotencyKey) => call(postHandover, { body, idempotencyKey }),
    onSuccess: keep,
    // Somebody may have been first: what waits is another sum.
    onConflict: () => void client.invalidateQueries({ queryKey: collectorsOptions().queryKey }),
  });
  return { ...write, current: currentOf<HandoverBasis>(write.error, handoverBasisSchema) };
}

/** A write on one TTS of a hand-over; a 409 brings the protocol as it is now. */
function useRowWrite<B>(ttsId: number, send: (body: B, idempotencyKey: string) => Promise<Handover>) {
  const keep = useKeep();
  return useWrite({
    target: ttsId,
    send,
    onSuccess: keep,
    onConflict: (conflict) => {
      const current = currentOf(conflict, handoverSchema);
      if (current) keep(current);
    },
  });
}

/** Gives the money of a TTS back. */
export const useReturnTts = (ttsId: number) =>
  useRowWrite(ttsId, (body: BodyOf<typeof returnTts>, idempotencyKey) =>
    call(returnTts, { params: { id: String(ttsId) }, body, idempotencyKey }),
  );

/** Asks a second person (again) about what of a hand-over waits on one contract. */
export const useAskTts = (ttsId: number) =>
  useRowWrite(ttsId, (body: BodyOf<typeof askTts>, idempotencyKey) =>
    call(askTts, { params: { id: String(ttsId) }, body, idempotencyKey }),
  );
