import type { BpkbMovementRow } from '@/lib/contract/bpkbBook';
import type { KeptFile } from '@/lib/contract/files';
import { HANDING_PAPER_LABELS } from '@/lib/contract/bpkbTerms';
import { formatInstant } from '@/lib/format/tanggal';

/** A paper of something that happened, by a name that no other on the page has. */
export interface MovementPaper {
  label: string;
  file: KeptFile;
}

/**
 * Papers of all that happened, by its id. What was prepared and then given out is shown once, where it was given out; two of
 * one kind are told apart by their time.
 */
export function movementPapers(movements: readonly BpkbMovementRow[]): ReadonlyMap<number, MovementPaper[]> {
  const shown = new Set<number>();
  const named = new Set<string>();
  return new Map(
    movements.map(({ id, at, files, papers }) => {
      const all = [
        ...files
          .filter(({ type }) => type !== 'image/jpeg')
          .map((file, nth) => [numbered(nth), file] as const),
        ...papers.map(({ paper, file }) => [HANDING_PAPER_LABELS[paper], file] as const),
      ];
      const own = all.filter(([, file]) => !shown.has(file.id));
      own.forEach(([, file]) => shown.add(file.id));
      const told = own.map(([what, file]) => {
        const label = named.has(what) ? `${what}, ${formatInstant(at)}` : what;
        named.add(what);
        return { label, file };
      });
      return [id, told];
    }),
  );
}

const numbered = (nth: number) => (nth === 0 ? 'Surat' : `Surat ${nth + 1}`);
