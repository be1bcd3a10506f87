import { loadCode } from '@/lib/lazy/loadCode';

/**
 * The code that sends sign-in's requests. Asked for when a form is shown, awaited when something is sent.
 * @throws ApiError `offline` where it cannot be had; the next call asks again
 */
export const loadCalls = () => loadCode(() => import('./auth.calls'));

/** The form itself comes first, ms. */
const AFTER_THE_FORM = 1_000;

/** Asks for it ahead of need; a failure is met again when something is sent. Returns how to call it off. */
export function preloadCalls(): () => void {
  const timer = setTimeout(() => void loadCalls().catch(() => {}), AFTER_THE_FORM);
  return () => clearTimeout(timer);
}
