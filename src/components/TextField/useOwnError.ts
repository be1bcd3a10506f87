import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Tells the form around a field what the field itself finds wrong with its text, whether it is shown already or not:
 * nothing is submitted until it is mended (docs/decisions/0096). Returns the ref of the field's control.
 * @param error undefined: nothing is wrong
 */
export function useOwnError(error: string | undefined): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => control.current?.setCustomValidity(error ?? ''), [error]);
  return control;
}
