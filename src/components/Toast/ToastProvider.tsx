import { styled } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { layer, media, size, space } from '@/lib/theme/tokens';
import { ToastCard } from './ToastCard';
import { ToastContext, type Toast } from './useToast';

/** More than this at once is noise: the oldest leaves. */
const MOST = 3;

let lastKey = 0;

export interface ToastProviderProps {
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
          [...now.filter((one) => one.message !== toast.message), { ...toast, key: ++lastKey }].slice(-MOST),
        ),
    }),
    [],
  );
  return (
    <ToastContext value={api}>
      {children}
      <Region role="region" aria-label="Pemberitahuan singkat" aria-live="polite">
        {toasts.map(({ key, ...toast }) => (
          <ToastCard
            key={key}
            {...toast}
            stay={stay}
            onClose={() => setToasts((now) => now.filter((one) => one.key !== key))}
          />
        ))}
      </Region>
    </ToastContext>
  );
}

const Region = styled('div')({
  position: 'fixed',
  zIndex: layer.toast,
  right: space(6),
  bottom: space(6),
  display: 'grid',
  gap: space(2),
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [media.mobile]: { right: space(4), bottom: `calc(${size.bottomBar}px + ${space(3)})` },
});
