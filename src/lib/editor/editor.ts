import type { FieldErrors } from '../contract/envelope';
import { stillRefusedPaths } from '../forms/stillRefused';

/** What submits of a form have left. */
export interface Submission<D> {
  /** What stood in the form when it was sent last; null: nothing was. */
  sent: D | null;
  /** It was submitted once: from then on it is shown what is wrong, also where a field is only empty. */
  tried: boolean;
}

/** A record at work. `R` is null where a new one is made. */
export interface Editing<R, D extends object> extends Submission<D> {
  /** The record that is written over, as it was opened; a newer one is taken over only by a press. */
  base: R;
  /** What the form began with. */
  start: D;
  /** What is typed. */
  draft: D;
}

/** A field that differs, in words. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** How one kind of record is checked, and what is told of it. */
export interface EditorRules<R, D extends object> {
  /** What keeps the draft from being sent, by field. */
  check: (draft: D, base: R) => FieldErrors;
  /** What of the server's words still stands, by field; left out: those whose field is as it was sent. */
  refused?: (fields: FieldErrors, sent: D | null, draft: D) => FieldErrors;
  /** What somebody else changed meanwhile; empty where the other record is not this one. */
  changes?: (base: NonNullable<R>, now: NonNullable<R>) => readonly FieldChange[];
}

/** How the last sending ended. */
export interface Answer<R> {
  /** Path in the call → words (422). */
  fields: FieldErrors;
  /** The record as a 409 says that it is now; null: none was told. */
  current?: NonNullable<R> | null;
}

/** Opens a record. */
export const beginEditing = <R, D extends object>(base: R, start: D): Editing<R, D> => ({
  ...{ base, start, draft: start },
  ...{ sent: null, tried: false },
});

/** Something was typed or chosen. */
export const typedOver = <R, D extends object>(
  editing: Editing<R, D>,
  change: Partial<D>,
): Editing<R, D> => ({
  ...editing,
  draft: { ...editing.draft, ...change },
});

/** It was submitted, and this was sent; null: nothing, for something in it is wrong. */
export const submitted = <D, S extends Submission<D>>(before: S, sent: D | null): S => ({
  ...before,
  ...{ tried: true, sent: sent ?? before.sent },
});

/** Goes on from the record as it is now; what was typed stays. */
export const tookOver = <R, D extends object>(editing: Editing<R, D>, base: R): Editing<R, D> => ({
  ...editing,
  base,
});

/** What a person is shown of it. */
export interface EditorView {
  /** Nothing keeps the draft from being sent. */
  isRight: boolean;
  /** Something would be lost: the draft is another one than what the form began with. */
  isDirty: boolean;
  /** By field: the server's words while they stand, and once it was tried what the check says. */
  errors: FieldErrors;
  /** What somebody else changed meanwhile. */
  moved: readonly FieldChange[];
}

export function viewEditor<R, D extends object>(
  { base, start, draft, sent, tried }: Editing<R, D>,
  { fields, current }: Answer<R>,
  { check, refused = stillRefusedPaths, changes }: EditorRules<R, D>,
): EditorView {
  const own = check(draft, base);
  return {
    isRight: Object.keys(own).length === 0,
    isDirty: JSON.stringify(draft) !== JSON.stringify(start),
    errors: { ...refused(fields, sent, draft), ...(tried ? own : {}) },
    moved: (base != null && current != null && changes?.(base, current)) || [],
  };
}
