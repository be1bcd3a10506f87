import { useCreditsRealtime } from './api/useCreditsRealtime';

/** Keeps receipt and collector lists up to date while somebody is signed in; mounted once, shows nothing. */
export function CreditSync() {
  useCreditsRealtime();
  return null;
}
