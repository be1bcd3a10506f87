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

export interface Toasts {
  /** Shows a toast: 6 s, longer while hovered or focused; `danger` stays until closed. */
  show: (toast: Toast) => void;
}

export const ToastContext = createContext<Toasts>({ show: () => undefined });

/** The app's toasts. Outside a `ToastProvider` they go nowhere. */
export const useToast = (): Toasts => use(ToastContext);
