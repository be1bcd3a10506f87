import type { QueryClient } from '@tanstack/react-query';
import type { Fact } from './notifications.cache';

const listening = new WeakMap<QueryClient, Set<Fact[]>>();

/** Asks, and hands back the answer with the facts that were heard while it was on its way: it may not know them. */
export async function withMissedFacts<T>(
  client: QueryClient,
  ask: () => Promise<T>,
): Promise<[T, readonly Fact[]]> {
  const missed: Fact[] = [];
  const all = listening.get(client) ?? new Set();
  listening.set(client, all.add(missed));
  try {
    return [await ask(), missed];
  } finally {
    all.delete(missed);
  }
}

/** Notes a fact for every answer that is still on its way. */
export function noteMissedFact(client: QueryClient, fact: Fact): void {
  for (const missed of listening.get(client) ?? []) missed.push(fact);
}
