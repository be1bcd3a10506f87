import type { Approval } from '@/lib/contract/approvals';
import { readEntry, writeEntry } from '@/lib/session/storage';
import { isNamed, KEPT_KEYS, requestKey } from './domain/approvalQueue';

/*
 * Requests that the signed-in person left for later on this device: their numbers and times, nothing of what they ask.
 * They go at sign-out. Where storage is missing or full they come back after a reload.
 */
const ENTRY = 'persetujuan_nanti';

interface Later {
  /** Id of the person. */
  of: string;
  keys: string[];
}

/** What this person left for later, oldest first. */
export function readLater(): string[] {
  try {
    const kept = JSON.parse(readEntry(ENTRY) ?? 'null') as Partial<Later> | null;
    if (kept?.of !== readEntry('id') || !Array.isArray(kept?.keys)) return [];
    return kept.keys.filter((key) => typeof key === 'string');
  } catch {
    return [];
  }
}

/** Keeps that a request was left; one that nothing names could not be told from a new one, so it is not kept. */
export function keepLater(approval: Approval): void {
  const of = readEntry('id');
  if (of === null || !isNamed(approval)) return;
  const key = requestKey(approval);
  const keys = [...readLater().filter((one) => one !== key), key].slice(-KEPT_KEYS);
  writeEntry(ENTRY, JSON.stringify({ of, keys } satisfies Later));
}

/** Tells what is left for later when another tab added to it. */
export function subscribeLater(listener: (keys: string[]) => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === ENTRY) listener(readLater());
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
