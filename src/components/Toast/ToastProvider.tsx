import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '@/lib/browser/focusHeading';
import { isInField } from '@/lib/interruption/workOnPage';
import { OutcomeCard } from './OutcomeCard';
import { ToastCard } from './ToastCard';
import { ToastContext, ToastPlaceContext, type Outcome, type Toast } from './useToast';
import styles from './ToastProvider.module.css';

/** More than this at once is noise: the oldest leaves. */
const MAX_TOASTS = 3;

let lastKey = 0;

export interface ToastProviderProps {
  /** What may show messages. */
  children: ReactNode;
  /** How long a toast stays, ms. Default 6 s. */
  stay?: number;
}

/**
 * Holds the toasts, above everything else, in a live region that is there from the start, and the outcome of the last act.
 * They come before the page, so that the keyboard goes from them into it.
 */
export function ToastProvider({ children, stay = 6000 }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(Toast & { key: number })[]>([]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [outcome, setOutcome] = useState<(Outcome & { key: number }) | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const api = useMemo(
    () => ({
      show: (toast: Toast) =>
        setToasts((now) =>
          // The same words again replace the old toast, so that a repeat is seen and nothing piles up.
          [...now.filter((one) => one.message !== toast.message), { ...toast, key: ++lastKey }].slice(
            -MAX_TOASTS,
          ),
        ),
      tell: (ended: Outcome, leave?: () => void) => {
        // What is left takes the focus back first, so that it does not take it from the outcome.
        flushSync(() => {
          leave?.();
          setOutcome({ ...ended, key: ++lastKey });
        });
        before.current = document.activeElement;
        // An answer that comes late takes no letters from who types elsewhere by now.
        if (!isInField()) card.current?.focus({ preventScroll: true });
      },
    }),
    [],
  );
  return (
    <ToastContext value={api}>
      {outcome && (
        <OutcomeCard
          ref={card}
          {...outcome}
          key={outcome.key}
          stay={stay}
          onClose={(hadFocus) => {
            flushSync(() => setOutcome(null));
            if (hadFocus) focusOr(before.current);
          }}
        />
      )}
      <div
        ref={setPlace}
        className={styles.root}
        role="region"
        aria-label="Pemberitahuan singkat"
        aria-live="polite"
      >
        {toasts.map(({ key, ...toast }) => (
          <ToastCard
            key={key}
            {...toast}
            stay={stay}
            onClose={() => setToasts((now) => now.filter((one) => one.key !== key))}
          />
        ))}
      </div>
      <ToastPlaceContext value={place}>{children}</ToastPlaceContext>
    </ToastContext>
  );
}

/** Gives the focus back to where it was, or to the page's heading where that has gone. */
function focusOr(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) return before.focus();
  focusHeading();
}
