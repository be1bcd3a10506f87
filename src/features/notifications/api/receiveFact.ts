import type { QueryClient } from '@tanstack/react-query';
import { noteMissedFact } from './missedFacts';
import { applyFact, applyFirstPage, type Fact, type Inbox } from './notifications.cache';
import { fetchPage, inboxOptions, notificationKeys } from './notifications.queries';

/** Many pushes at once ask the host again at most once in this time, ms. */
const FOLD = 1_000;

/** A fact from the server, however it came: into the loaded list, and into every answer still on its way. */
export function keepFact(client: QueryClient, fact: Fact): void {
  noteMissedFact(client, fact);
  const { queryKey } = inboxOptions();
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (inbox) => inbox && applyFact(inbox, fact), { updatedAt });
}

const open = new WeakMap<object, Map<string, { again: boolean }>>();

/** Runs at once, then at most once per `wait` ms however often it is asked for; the last asking is never lost. */
function throttleCalls(owner: object, name: string, wait: number, run: () => void): void {
  const folds = open.get(owner) ?? new Map<string, { again: boolean }>();
  open.set(owner, folds);
  const waiting = folds.get(name);
  if (waiting) {
    waiting.again = true;
    return;
  }
  const fold = { again: false };
  folds.set(name, fold);
  run();
  setTimeout(() => {
    folds.delete(name);
    if (fold.again) throttleCalls(owner, name, wait, run);
  }, wait);
}

/** Hears a fact made elsewhere (push, other tab): the list changes at once, the count is asked for again. */
export function receiveFact(client: QueryClient, fact: Fact): void {
  keepFact(client, fact);
  throttleCalls(client, 'count', FOLD, () => refreshCount(client));
}

/** Asks for the unread number again; an older answer on its way is dropped. */
export function refreshCount(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationKeys.count(), exact: true });
}

/** Something may have been missed (reconnected, an unreadable push): count and newest page are asked for again. */
export function recheck(client: QueryClient): void {
  throttleCalls(client, 'recheck', FOLD, () => {
    refreshCount(client);
    void catchUp(client);
  });
}

/** Lays the newest page over the list on screen, keeping what was loaded below; a list not on screen is renewed when opened. */
async function catchUp(client: QueryClient): Promise<void> {
  const { queryKey } = inboxOptions();
  const query = client.getQueryCache().find<Inbox>({ queryKey });
  if (!query) return;
  if (!query.isActive() || query.state.data === undefined) {
    void client.invalidateQueries({ queryKey, exact: true });
    return;
  }
  try {
    const page = await fetchPage(client, 1);
    client.setQueryData(queryKey, (inbox) => inbox && applyFirstPage(inbox, page));
  } catch {
    // What is on screen stays; the count's own failure says what there is to say.
  }
}
