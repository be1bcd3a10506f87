import { useId, useState } from 'react';
import { requiredFields } from '../forms/requiredFields';
import type { Write } from '../query/useWrite';
import {
  beginEditing,
  submitted,
  tookOver,
  typedOver,
  viewEditor,
  type Answer,
  type EditorRules,
  type FieldChange,
} from './editor';
import type { EditorFormProps } from './EditorFormProps';

export interface EditorOptions<R, D extends object> extends EditorRules<R, D> {
  /** What is opened; null: something new. Later ones are not looked at: another record has another `key`. */
  record: R;
  /** What the form begins with. */
  start: () => D;
  /** The write by which it is saved. */
  write: Pick<Write<never, never>, 'isPending' | 'problem' | 'reset'> & Answer<R>;
  /** Sends a draft that is right. */
  send: (draft: D, base: R) => void;
}

/** A record at work, ready for its form and its dialog. */
export interface Editor<R, D extends object> {
  /** The record that is written over; null: something new. */
  base: R;
  /** What is typed. */
  draft: D;
  /** Something was typed or chosen. */
  change: (change: Partial<D>) => void;
  /** For the form. */
  form: Required<Omit<EditorFormProps<D>, 'notice'>>;
  /** For the `FormDialog` around it. */
  dialog: { formId: string; busy: boolean; changed: boolean; required: ReadonlySet<string> };
  /** Why the last try failed, and the way on; for `SaveProblem`. */
  problem: { message: string; moved: readonly FieldChange[]; onTakeOver: () => void } | undefined;
}

/**
 * The one way to edit: a record as it was opened, the draft over it, what of it is wrong, what the server said and what
 * somebody else changed meanwhile. It sends nothing by itself, and what was typed outlives every refusal
 * (docs/decisions/0136).
 */
export function useEditor<R, D extends object>(options: EditorOptions<R, D>): Editor<R, D> {
  const { record, start, write, send, ...rules } = options;
  const formId = useId();
  const [editing, setEditing] = useState(() => beginEditing(record, start()));
  const { base, draft } = editing;
  const { isRight, isDirty, errors, moved } = viewEditor(editing, write, rules);
  const busy = write.isPending;
  const required = requiredFields(draft, (other) => rules.check(other, base));
  const change = (typed: Partial<D>) => setEditing((now) => typedOver(now, typed));
  const handleSubmit = () => {
    setEditing((now) => submitted(now, isRight ? draft : null));
    if (isRight) send(draft, base);
  };
  const handleTakeOver = () => {
    const { current } = write;
    if (current != null) setEditing((now) => tookOver(now, current));
    write.reset();
  };
  return {
    base,
    draft,
    change,
    form: { formId, values: draft, errors, busy, onChange: change, onSubmit: handleSubmit },
    dialog: { formId, busy, changed: isDirty, required },
    problem: write.problem ? { message: write.problem, moved, onTakeOver: handleTakeOver } : undefined,
  };
}
