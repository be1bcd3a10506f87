import { dottedCode, levelOf, parentOf, REGION_LEVELS, type RegionLevel } from '@/lib/contract/regionCodes';
import { MAX_REGION_ROWS, type compareRegions, type RegionLine } from '@/lib/contract/regions';
import type { DataOf } from '@/lib/contract/endpoint';
import type { RegionReading, WrongLine } from '@/lib/tables/regions/readRegions';

type Compared = DataOf<typeof compareRegions>;

/** What a file would do to the regions. */
export interface RegionDiff {
  /** How many are new, by level. */
  added: Record<RegionLevel, number>;
  renamed: Compared['renamed'];
  same: number;
  /** Lines of the file that are left out. */
  wrong: WrongLine[];
  /** Regions that are left out with all that lies in them, because what they lie in is unknown; dotted codes. */
  homeless: string[];
  /** What is sent when it is taken: only what changes something, and from provinces down. */
  changing: RegionLine[];
}

/** Rows as they are sent, each group in one call. */
export function groupsOf(rows: readonly RegionLine[]): RegionLine[][] {
  const groups: RegionLine[][] = [];
  for (let at = 0; at < rows.length; at += MAX_REGION_ROWS) groups.push(rows.slice(at, at + MAX_REGION_ROWS));
  return groups;
}

/** What all groups of a file would do together. */
export function wholeDiff({ rows, wrong }: RegionReading, compared: readonly Compared[]): RegionDiff {
  const inFile = new Set(rows.map(({ code }) => code));
  // A group does not know that another one brings what it lies in.
  const unknown = new Set(
    compared.flatMap(({ parents_missing }) => parents_missing).filter((code) => !inFile.has(code)),
  );
  const homeless: string[] = [];
  for (const { code } of rows) {
    const parent = parentOf(code);
    if (parent === null || !unknown.has(parent)) continue;
    homeless.push(dottedCode(code));
    // What lies in it goes with it; rows come from provinces down.
    unknown.add(code);
  }
  const stays = ({ code }: { code: string }) => !unknown.has(code);
  const renamed = compared.flatMap((one) => one.renamed).filter(stays);
  const added = new Set(compared.flatMap((one) => one.added));
  const changed = new Set(renamed.map(({ code }) => code));
  const changing = rows.filter((row) => stays(row) && (added.has(row.code) || changed.has(row.code)));
  const counts = Object.fromEntries(REGION_LEVELS.map((level) => [level, 0])) as RegionDiff['added'];
  for (const { code } of changing) {
    const level = levelOf(code);
    if (level && added.has(code)) counts[level] += 1;
  }
  const same = compared.reduce((sum, one) => sum + one.same, 0);
  return { added: counts, renamed, same, wrong, homeless, changing };
}
