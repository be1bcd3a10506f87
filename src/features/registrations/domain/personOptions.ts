import type { SelectOption } from '@/components/Select/Select';
import type { NamedPerson } from '@/lib/contract/registrationList';

/**
 * People to narrow a list to; those who left stand last, and who is chosen stands there in any case.
 * @param noun what they are called: `surveyor`
 */
export function personOptions(
  people: readonly NamedPerson[],
  chosen: number | 'all',
  noun: string,
): SelectOption[] {
  const known = chosen === 'all' || people.some(({ id }) => id === chosen);
  return [
    { value: 'all', label: `Semua ${noun}` },
    ...people.filter(({ active }) => active).map(({ id, name }) => ({ value: String(id), label: name })),
    ...people
      .filter(({ active }) => !active)
      .map(({ id, name }) => ({ value: String(id), label: `${name} (tidak aktif)` })),
    ...(known
      ? []
      : [{ value: String(chosen), label: `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} lain` }]),
  ];
}
