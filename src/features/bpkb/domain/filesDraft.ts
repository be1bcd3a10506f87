import type { KeptFile } from '@/lib/contract/files';

/** Photos as they are chosen, one field each; null: an empty field. */
export type FilesDraft = readonly (KeptFile | null)[];

/** One empty field. */
export const NO_FILES: FilesDraft = [null];

/** A field has another file; where all are filled one more is offered, up to `most`. */
export function withFile(files: FilesDraft, at: number, file: KeptFile | null, most: number): FilesDraft {
  const next = files.with(at, file);
  return next.includes(null) || next.length >= most ? next : [...next, null];
}

/** What was chosen. */
export const fileIds = (files: FilesDraft): number[] => files.flatMap((file) => file?.id ?? []);
