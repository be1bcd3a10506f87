import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import styles from './Form.module.css';
import { goOn, isField, submitButton, type Steps } from './goOn';

export interface FormProps extends Pick<
  ComponentProps<'form'>,
  'id' | 'className' | 'aria-label' | 'children'
> {
  /** What was submitted is on its way: another submit does nothing. */
  busy?: boolean;
  /** Name of the control that mends what is wrong, where it is not the first one that is marked. */
  focusOn?: string | undefined;
  /**
   * Enter only goes on, from field to field (with names: to those alone) and to the button at last. For every form of
   * amounts: Enter after one of them means the next one, not that money is written. Default: Enter sends.
   */
  steps?: Steps;
  /** The submit button, Ctrl+Enter (⌘ on a Mac), or Enter without `steps`: checks what was typed, then sends it or marks what is wrong. */
  onSubmit: () => void;
}

/**
 * The frame of every form (docs/decisions/0096). After a submit that was refused, at once by the form's own check or later
 * by the server, the first control that is marked (`aria-invalid`) takes the focus. While a field cannot read what stands
 * in it nothing is submitted: that field takes the focus and says so. A button outside of it, in a dialog, is tied to it
 * by `id`. A key that is held down sends nothing.
 */
export function Form({
  busy = false,
  className = styles.root,
  focusOn,
  steps,
  onSubmit,
  ...form
}: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  const focusToMend = useEffectEvent(() => {
    const form = ref.current;
    if (form && mayTakeFocus(form)) controlToMend(form, focusOn)?.focus();
  });
  // After the submit what the check marked; once nothing is on its way any more what the server refused.
  useEffect(() => {
    if (submits > 0 && !busy) focusToMend();
  }, [submits, busy]);

  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { currentTarget: form, target: field } = event;
    // React tells the form around a dialog as well what is pressed in the dialog's own.
    if (!isField(field) || field.form !== form) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const button = submitButton(form);
      if (!event.repeat && button?.disabled === false) form.requestSubmit(button);
    } else if (field instanceof HTMLInputElement && (steps || event.repeat)) {
      event.preventDefault();
      // What cannot be read is mended first: the field says so.
      const isReadable = !field.validity.customError || field.checkValidity();
      if (steps && !event.repeat && isReadable) goOn(form, field, steps);
    }
  };

  return (
    <form
      {...form}
      className={className}
      onKeyDown={handleKeyDown}
      ref={ref}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        // React tells it to the form around a dialog as well, which this submit is none of.
        event.stopPropagation();
        if (busy) return;
        const unreadable = unreadableField(event.currentTarget);
        if (unreadable) return unreadable.focus();
        onSubmit();
        setSubmits((before) => before + 1);
      }}
    />
  );
}

type Checked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The first control whose text its field cannot read, and which it therefore has not handed on: what is kept of it is
 * the value before. A field says so by `useOwnError`. Each is told by an `invalid` event to show what is wrong.
 */
function unreadableField(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.elements]
    .filter((it): it is Checked => 'validity' in it && !(it instanceof HTMLButtonElement))
    .filter((it) => it.validity.customError && !it.checkValidity())[0];
}

/** A dialog that opened meanwhile, or the page that is left by closing this one, keeps the focus. */
function mayTakeFocus(form: HTMLFormElement): boolean {
  const active = document.activeElement;
  const dialogOf = (element: Element) => element.closest('[role="dialog"]');
  return active === null || active === document.body || dialogOf(active) === dialogOf(form);
}

function controlToMend(form: HTMLFormElement, name: string | undefined): HTMLElement | null {
  const named = name === undefined ? null : form.elements.namedItem(name);
  if (named instanceof HTMLElement) return named;
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group takes no focus itself, its first control does.
  return marked instanceof HTMLFieldSetElement
    ? marked.querySelector<HTMLElement>(':is(input, select, textarea):enabled')
    : marked;
}
