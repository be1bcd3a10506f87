/* Whether somebody works on the page, so that nothing should take the keyboard from them. */

/** Inputs that nothing is typed into. */
const PRESSED = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);
/** Dialogs, drawers and popovers, but none that is kept hidden. */
const OPEN = '[role="dialog"], [role="alertdialog"], .MuiModal-root:not(.MuiModal-hidden)';

let typedAt = -Infinity;

/** Remembers when text was typed last, until the returned function is called. */
export function watchTyping(): () => void {
  const remember = ({ target }: Event) => {
    if (textOf(target) !== null) typedAt = performance.now();
  };
  document.addEventListener('input', remember, true);
  return () => {
    document.removeEventListener('input', remember, true);
    typedAt = -Infinity;
  };
}

/**
 * When somebody worked last, on the clock of `performance.now()`: now while a filled field has the focus or something is
 * open above the page, else when text was typed last.
 */
export const lastWork = (): number =>
  textOf(document.activeElement) || document.querySelector(OPEN) ? performance.now() : typedAt;

/** Whether the focus is in a field that takes text. */
export const isInField = (): boolean => textOf(document.activeElement) !== null;

/** What stands in a field that takes text; null: it is none. */
function textOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? null : target.value;
  if (target instanceof HTMLInputElement)
    return target.readOnly || PRESSED.has(target.type) ? null : target.value;
  return target instanceof HTMLElement && target.isContentEditable ? target.innerText : null;
}
