import { useMemo, useState, type ReactNode } from 'react';
import { ToastCard } from './ToastCard';
import { ToastContext, type Toast } from './useToast';
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

/** Holds the toasts, above everything else, in a live region that is there from the start. */
export function ToastProvider({ children, stay = 6000 }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(Toast & { key: number })[]>([]);
  const api = useMemo(
    () => ({
      show: (toast: Toast) =>
        setToasts((now) =>
          // The same words again replace the old toast, so that a repeat is seen and nothing piles up.
          [...now.filter((one) => one.message !== toast.message), { ...toast, key: ++lastKey }].slice(
            -MAX_TOASTS,
          ),
        ),
    }),
    [],
  );
  return (
    <ToastContext value={api}>
      {children}
      <div className={styles.root} role="region" aria-label="Pemberitahuan singkat" aria-live="polite">
        {toasts.map(({ key, ...toast }) => (
          <ToastCard
            key={key}
            {...toast}
            stay={stay}
            onClose={() => setToasts((now) => now.filter((one) => one.key !== key))}
          />
        ))}
      </div>
    </ToastContext>
  );
}
