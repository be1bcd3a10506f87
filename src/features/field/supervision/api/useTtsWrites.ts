import { useQueryClient } from '@tanstack/react-query';
import { closeTtsBlock, ttsSchema, voidTts, type Tts } from '@/lib/contract/tts';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { supervisionKeys } from './supervision.queries';

/** Voids a TTS; `current`: what a 409 says that became of it. */
export function useVoidTts(id: number) {
  const client = useQueryClient();
  const write = useWrite({
    target: id,
    send: (reason: string, idempotencyKey) =>
      call(voidTts, { params: { id: String(id) }, body: { reason }, idempotencyKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: supervisionKeys.all });
      markAffected(client, 'ttsVoided');
    },
  });
  return { ...write, current: currentOf<Tts>(write.error, ttsSchema) };
}

/** Closes a block whose device is lost. */
export function useCloseBlock(id: string) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (reason: string, idempotencyKey) =>
      call(closeTtsBlock, { params: { id }, body: { reason }, idempotencyKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: supervisionKeys.all }),
  });
}
