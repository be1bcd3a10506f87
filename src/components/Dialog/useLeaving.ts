import { createContext, use, useRef, useState, type FormEvent } from 'react';

/** Closes the dialog around a piece, asking first where something was typed; undefined outside of one that can be left. */
export const LeaveContext = createContext<(() => void) | undefined>(undefined);

/** See `LeaveContext`. */
export const useLeaveDialog = (): (() => void) | undefined => use(LeaveContext);

/** A search only finds, a choice is one press to make again: only text is lost. */
const isText = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['search', 'radio', 'checkbox', 'file'].includes(target.type));

/**
 * Whether a dialog asks before it is left: something was typed in it, or `changed` says so.
 * @param changed what the dialog's owner knows; left out: whatever was typed counts
 */
export function useLeaving(onClose: (() => void) | undefined, changed: boolean | undefined) {
  const touched = useRef(false);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking: isAsking && onClose !== undefined,
    /** Esc, the backdrop, the close button and every `CancelButton`. */
    leave:
      onClose &&
      (() => {
        // Asked already: Esc means to stay.
        if (isAsking) return setAsking(false);
        if (changed ?? touched.current) setAsking(true);
        else onClose();
      }),
    stay: () => setAsking(false),
    /** The dialog is off the screen: what is opened next starts fresh. */
    forget: () => {
      touched.current = false;
      setAsking(false);
    },
    handleInput: (event: FormEvent) => {
      if (isText(event.target)) touched.current = true;
    },
  };
}
