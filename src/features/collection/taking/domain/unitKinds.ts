import { WRITTEN_UNIT_KINDS, type UnitKind, type WrittenUnitKind } from '@/lib/contract/repossessionTerms';
import type { Repossession } from '@/lib/contract/repossessions';

/** What one person may write of the unit now. */
export const writtenKinds = ({ unit_kinds }: Repossession): WrittenUnitKind[] =>
  WRITTEN_UNIT_KINDS.filter((kind) => unit_kinds.some((one) => one.kind === kind && one.obstacle === null));

/** Why the others can't be, each reason once. */
export function obstaclesOf({ unit_kinds }: Repossession): { kinds: UnitKind[]; obstacle: string }[] {
  const byReason = new Map<string, UnitKind[]>();
  for (const { kind, obstacle } of unit_kinds) {
    if (obstacle !== null) byReason.set(obstacle, [...(byReason.get(obstacle) ?? []), kind]);
  }
  return [...byReason].map(([obstacle, kinds]) => ({ kinds, obstacle }));
}
