import { useCallback, useEffect, useRef, type RefCallback } from 'react';

const FIELDS =
  'input:not([type="hidden"], [readonly], :disabled), textarea:not([readonly], :disabled), select:not(:disabled)';
const ACTIONS = 'button:not(:disabled, [aria-disabled="true"])';

/**
 * Where a dialog begins for the keyboard: its first field that can be filled, else its least dangerous action, the first
 * at its foot, else the cross. A field that takes the focus itself keeps it. When what had the focus goes away, or a form
 * comes late, it begins again.
 * @returns for the element with `header`, `data-part="body"` and `footer`
 */
export function useFirstFocus(): RefCallback<HTMLElement> {
  const root = useRef<HTMLElement>(null);
  const waiting = useRef<Element | null>(null);
  const last = useRef<Element | null>(null);
  const begin = useCallback(() => {
    const element = root.current;
    if (!element) return;
    const field = firstField(element);
    const target = field ?? firstOf(element, 'footer', ACTIONS) ?? firstOf(element, 'header', ACTIONS);
    target?.focus();
    waiting.current = field ? null : target;
  }, []);
  useEffect(() => {
    const { activeElement: focused } = document;
    const hasGone = focused === document.body && last.current !== null && isGone(last.current);
    if (hasGone || (focused === waiting.current && focused !== null)) begin();
  });
  return useCallback(
    (element: HTMLElement) => {
      root.current = element;
      const remember = ({ target }: FocusEvent) => (last.current = target as Element);
      element.addEventListener('focusin', remember);
      if (!element.contains(document.activeElement)) begin();
      return () => {
        element.removeEventListener('focusin', remember);
        root.current = null;
      };
    },
    [begin],
  );
}

/** What can't have the focus any more; what was only left by a press beside it can. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/** Null where the first one stands further down than is seen: what is read before it would be scrolled away. */
function firstField(root: HTMLElement): HTMLElement | null {
  const body = root.querySelector(':scope > [data-part="body"]');
  const field = body && firstOf(root, '[data-part="body"]', FIELDS);
  if (!field || field.getBoundingClientRect().top > body.getBoundingClientRect().bottom) return null;
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  return body.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`) ?? field;
}

const firstOf = (root: HTMLElement, part: string, which: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(`:scope > ${part} :is(${which})`)].find(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  ) ?? null;
