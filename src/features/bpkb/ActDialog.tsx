import { useState, type ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import type { Outcome } from '@/components/Toast/useToast';
import { useToast } from '@/components/Toast/useToast';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { EditorRules } from '@/lib/editor/editor';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { useEditor } from '@/lib/editor/useEditor';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import type { Write } from '@/lib/query/useWrite';
import { bookChanges } from './domain/bookChanges';

/** A write whose 409 says how the book is now. */
export type BookWrite<B> = Write<B, BpkbBook> & { current: BpkbBook | null };

export interface ActDialogProps<D extends object, B> extends Pick<
  FormDialogProps,
  'title' | 'size' | 'sendLabel' | 'busyLabel' | 'kind'
> {
  /** The book, as it was seen. */
  book: BpkbBook;
  /** What the form begins with. */
  start: () => D;
  /** The act. */
  write: BookWrite<B>;
  /** What keeps it from being sent, by field. */
  check: (draft: D, book: BpkbBook) => FieldErrors;
  /** What of the server's words still stands, by field. */
  refused?: EditorRules<BpkbBook, D>['refused'];
  /** What is sent. */
  body: (draft: D, version: number) => B;
  /** What is said afterwards. */
  told: (now: BpkbBook) => Outcome;
  /** The form; `slot` tells its files from those of another time. */
  children: (
    form: Required<Omit<EditorFormProps<D>, 'notice'>> & { notice: ReactNode },
    slot: string,
  ) => ReactNode;
  /** Done, or left. */
  onClose: () => void;
}

/** One act on a book: its form, what somebody else did meanwhile, and what came of it. */
export function ActDialog<D extends object, B>(props: ActDialogProps<D, B>) {
  const { book, start, write, check, refused, body, told, children, onClose, ...words } = props;
  const toast = useToast();
  const [slot] = useState(() => `bpkb-${book.id}-${newIdempotencyKey()}`);
  const { form, dialog, problem } = useEditor<BpkbBook, D>({
    record: book,
    ...{ start, write, check },
    ...(refused && { refused }),
    changes: bookChanges,
    send: (draft, base) =>
      write.send(body(draft, base.version), { onSuccess: (now) => toast.tell(told(now), onClose) }),
  });
  return (
    <FormDialog size="medium" {...dialog} {...words} onClose={onClose}>
      {children({ ...form, notice: problem && <SaveProblem {...problem} /> }, slot)}
    </FormDialog>
  );
}
