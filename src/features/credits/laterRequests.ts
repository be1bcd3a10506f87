import * as z from 'zod/mini';
import type { Approval } from '@/lib/contract/approvals';
import { parseKept } from '@/lib/session/parseKept';
import { readEntry, writeEntry } from '@/lib/session/storage';
import { isNamed, KEPT_KEYS, requestKey } from './domain/approvalQueue';

/*
 * Requests that the signed-in person left for later on this device: their numbers and times, nothing of what they ask.
 * They go at sign-out. Where storage is missing or full they come back after a reload.
 */
const ENTRY = 'persetujuan_nanti';

const laterSchema = z.object({
  /** Id of the person. */
  of: z.string(),
  keys: z.array(z.string()),
});

/** What this person left for later, oldest first. */
export const readLater = (): string[] => keysIn(readEntry(ENTRY));

function keysIn(entry: string | null): string[] {
  const kept = parseKept(entry, laterSchema);
  return kept?.of === readEntry('id') ? kept.keys : [];
}

/** Keeps that a request was left; one that nothing names could not be told from a new one, so it is not kept. */
export function keepLater(approval: Approval): void {
  keep([approval]);
  if (isNamed(approval)) for (const listener of listeners) listener([requestKey(approval)]);
}

/** Keeps that requests stay away from other tabs, such as the one that opens now; this one goes on with them. */
export const keepFromOtherTabs = (approvals: readonly Approval[]): void => keep(approvals);

function keep(approvals: readonly Approval[]): void {
  const of = readEntry('id');
  const left = approvals.filter(isNamed).map(requestKey);
  if (of === null || left.length === 0) return;
  const keys = [...readLater().filter((one) => !left.includes(one)), ...left].slice(-KEPT_KEYS);
  writeEntry(ENTRY, JSON.stringify({ of, keys } satisfies z.infer<typeof laterSchema>));
}

type Listener = (keys: string[]) => void;
const listeners = new Set<Listener>();

/**
 * Tells what was left for later just now, here or in another tab. There it is what was not kept before, and the newest,
 * which may have been: what this tab kept from the others is still shown here.
 */
export function subscribeLater(listener: Listener): () => void {
  const handle = ({ key, oldValue }: StorageEvent) => {
    if (key !== ENTRY) return;
    const before = keysIn(oldValue);
    listener(readLater().filter((one, index, all) => !before.includes(one) || index === all.length - 1));
  };
  listeners.add(listener);
  addEventListener('storage', handle);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', handle);
  };
}
