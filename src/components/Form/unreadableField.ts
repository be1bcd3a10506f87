type Checked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The first control whose text its field cannot read, and which it therefore has not handed on: what is kept of it is
 * the value before. A field says so by `useOwnError`. Each is told by an `invalid` event to show what is wrong.
 */
export function unreadableField(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.elements]
    .filter((it): it is Checked => 'validity' in it && !(it instanceof HTMLButtonElement))
    .filter((it) => it.validity.customError && !it.checkValidity())[0];
}
