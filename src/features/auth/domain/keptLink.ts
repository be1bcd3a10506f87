/**
 * The token of a link for a password, kept in this tab: it stands in the address no longer than it takes to read it, and
 * a reload goes on with it.
 */
const ENTRY = 'tautan_sandi';

let fallback: string | null = null;

export function keepLink(token: string): void {
  fallback = token;
  try {
    sessionStorage.setItem(ENTRY, token);
  } catch {
    // The copy in memory serves until the page is left.
  }
}

export function readKeptLink(): string | null {
  try {
    return sessionStorage.getItem(ENTRY);
  } catch {
    return fallback;
  }
}

export function forgetLink(): void {
  fallback = null;
  try {
    sessionStorage.removeItem(ENTRY);
  } catch {
    // Nothing was kept there.
  }
}
