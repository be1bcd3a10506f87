/** A way through a form by Enter: every field in its order, or only those of these names. */
export type Steps = true | readonly string[];

/** The button that sends a form, in it or tied to it by its id. */
export const submitButton = (form: HTMLFormElement): HTMLButtonElement | undefined =>
  [...form.elements].find(
    (it): it is HTMLButtonElement => it instanceof HTMLButtonElement && it.type === 'submit',
  );

/** Enter in a field: the focus goes to the next one, selected, or after the last to the button that sends. */
export function goOn(form: HTMLFormElement, field: HTMLInputElement, steps: Steps): void {
  const fields = [...form.elements];
  const next = fields.slice(fields.indexOf(field) + 1).find((it) => isStop(it, steps)) ?? submitButton(form);
  if (next instanceof HTMLElement) next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a form asks something in. */
export const isField = (it: EventTarget): it is Field =>
  it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement || it instanceof HTMLSelectElement;

function isStop(it: Element, steps: Steps): boolean {
  if (!isField(it) || it.disabled || it.tabIndex < 0 || !it.checkVisibility()) return false;
  if ('readOnly' in it && it.readOnly) return false;
  // A group of choices is one stop.
  if (it instanceof HTMLInputElement && it.type === 'radio' && !it.checked) return false;
  return steps === true || steps.includes(it.name);
}
