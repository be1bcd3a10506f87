import { useQueries } from '@tanstack/react-query';
import type { FilterChoices } from '@/lib/list/filters';
import { regionsBelowOptions } from './overdue.queries';

/** Digits of the codes of each level. */
const LEVELS = [2, 4, 6, 10];

/** The regions that a chosen one lies in, it, and those one step below it, by their codes; without one the provinces. */
export function useRegionChoices(chosen: string): FilterChoices {
  const code = /^\d+$/.test(chosen) ? chosen : '';
  const path = LEVELS.filter((digits) => digits <= code.length).map((digits) => code.slice(0, digits));
  // What lies below nothing, below the province … below the chosen one; a village has nothing below it.
  const above = [null, ...path.filter(({ length }) => length < 10)];
  const answers = useQueries({ queries: above.map((below) => regionsBelowOptions(below)) });
  const last = answers.length - 1;
  return answers.flatMap(({ data }, at) =>
    (data?.rows ?? [])
      .filter((region) => (at === last && code.length < 10) || path.includes(region.code))
      .map(({ code: id, name }) => ({ id: Number(id), name })),
  );
}
