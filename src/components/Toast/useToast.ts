import { createContext, use } from 'react';

export type ToastTone = 'success' | 'info' | 'danger';

export interface Toast {
  /** Whether it went well; sets colour and sign. */
  tone: ToastTone;
  /** What happened, as a sentence. */
  message: string;
  /** One way on: 'Urungkan', 'Buka'. The toast leaves when it is taken. */
  action?: { label: string; onClick: () => void };
}

/** How something ended that somebody did, and what comes next. */
export interface Outcome {
  /** What happened, as a sentence. */
  message: string;
  /** What comes next, as a short sentence. */
  next: string;
  /** The next act itself: leads there, or does it. The outcome leaves when it is taken. */
  action?: { label: string; href: string } | { label: string; onClick: () => void } | undefined;
}

export interface Toasts {
  /** Shows a toast: 6 s, longer while hovered or focused; `danger` stays until closed. */
  show: (toast: Toast) => void;
  /**
   * An act has ended: `leave` closes what it was done in, then the outcome stands in view and has the focus. It stays as
   * long as it has it, and 6 s more; closed, it gives the focus back (docs/decisions/0123).
   */
  tell: (outcome: Outcome, leave?: () => void) => void;
}

export const ToastContext = createContext<Toasts>({
  show: () => undefined,
  tell: (_outcome, leave) => leave?.(),
});

/** Where toasts stand; null until it is there. */
export const ToastPlaceContext = createContext<HTMLElement | null>(null);

/** The app's toasts. Outside a `ToastProvider` they go nowhere. */
export const useToast = (): Toasts => use(ToastContext);
