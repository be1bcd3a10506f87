import { useQueryClient } from '@tanstack/react-query';
import {
  arriveBpkb,
  bpkbBookSchema,
  handOverBpkb,
  lendBpkb,
  loseBpkb,
  prepareBpkb,
  readyBpkb,
  receiveBpkb,
  returnBpkb,
  sendBpkb,
  storeBpkb,
  unreadyBpkb,
  type BpkbBook,
} from '@/lib/contract/bpkbBook';
import { decideBpkbRequest, type BpkbRequest } from '@/lib/contract/bpkbRequests';
import type { BodyOf } from '@/lib/contract/endpoint';
import { currentOf, isConflict } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import type { SignatureDraft } from '../domain/SignatureDraft';
import { bpkbKeys } from './bpkb.queries';
import { sendSignature } from './sendSignature';

/** Books are read again, and their contracts and the inbox with them. */
function useMoved() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: bpkbKeys.all });
    markAffected(client, 'bpkbMoved');
  };
}

/** An act on a book. Its answer is the book from then on; a 409 gives the book as it is now. */
function useBookWrite<B>(book: BpkbBook, send: (body: B, idempotencyKey: string) => Promise<BpkbBook>) {
  const client = useQueryClient();
  const moved = useMoved();
  const write = useWrite({
    target: book.id,
    send,
    onSuccess: (now: BpkbBook) => client.setQueryData(bpkbKeys.book(String(book.id)), now),
    onSettled: moved,
  });
  // Where the refusal does not say, the page has read it again meanwhile.
  const current = currentOf(write.error, bpkbBookSchema) ?? (isConflict(write.error) ? book : null);
  return { ...write, current };
}

const at = ({ id }: Pick<BpkbBook, 'id'>) => ({ params: { id: String(id) } });

/** What is sent with a signature that is drawn here. */
export type Signed<B> = Omit<B, 'signature_id'> & { signature: SignatureDraft | null };

export const useReceiveBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof receiveBpkb>, idempotencyKey) =>
    call(receiveBpkb, { ...at(book), body, idempotencyKey }),
  );

export const useStoreBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof storeBpkb>, idempotencyKey) =>
    call(storeBpkb, { ...at(book), body, idempotencyKey }),
  );

export const useLendBook = (book: BpkbBook) =>
  useBookWrite(book, async ({ signature, ...body }: Signed<BodyOf<typeof lendBpkb>>, idempotencyKey) => {
    const signature_id = signature && (await sendSignature(book.id, signature));
    return call(lendBpkb, { ...at(book), body: { ...body, signature_id }, idempotencyKey });
  });

export const useReturnBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof returnBpkb>, idempotencyKey) =>
    call(returnBpkb, { ...at(book), body, idempotencyKey }),
  );

export const useSendBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof sendBpkb>, idempotencyKey) =>
    call(sendBpkb, { ...at(book), body, idempotencyKey }),
  );

export const useArriveBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof arriveBpkb>, idempotencyKey) =>
    call(arriveBpkb, { ...at(book), body, idempotencyKey }),
  );

export const useReadyBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof readyBpkb>, idempotencyKey) =>
    call(readyBpkb, { ...at(book), body, idempotencyKey }),
  );

export const useUnreadyBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof unreadyBpkb>, idempotencyKey) =>
    call(unreadyBpkb, { ...at(book), body, idempotencyKey }),
  );

export const usePrepareBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof prepareBpkb>, idempotencyKey) =>
    call(prepareBpkb, { ...at(book), body, idempotencyKey }),
  );

interface HandingOver {
  version: number;
  signature: SignatureDraft;
  photo_id: number;
  note: string;
}

export const useHandOverBook = (book: BpkbBook) =>
  useBookWrite(book, async ({ signature, ...body }: HandingOver, idempotencyKey) => {
    const signature_id = await sendSignature(book.id, signature);
    return call(handOverBpkb, { ...at(book), body: { ...body, signature_id }, idempotencyKey });
  });

export const useLoseBook = (book: BpkbBook) =>
  useBookWrite(book, (body: BodyOf<typeof loseBpkb>, idempotencyKey) =>
    call(loseBpkb, { ...at(book), body, idempotencyKey }),
  );

/** Takes back what one asked for oneself. */
export function useWithdrawBookRequest({ id, version }: Pick<BpkbRequest, 'id' | 'version'>) {
  const moved = useMoved();
  return useWrite({
    target: id,
    send: (_: null, idempotencyKey) =>
      call(decideBpkbRequest, {
        params: { id: String(id) },
        body: { version, decision: 'WITHDRAWN', reason: '' },
        idempotencyKey,
      }),
    onSettled: moved,
  });
}
