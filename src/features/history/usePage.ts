import { useSearchParams } from 'react-router-dom';

/** The page in the address (`?page=`), from 1; nonsense counts as 1. Going to page 1 leaves the address bare. */
export function usePage(): [page: number, goTo: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page'));
  const page = Number.isSafeInteger(asked) && asked >= 1 ? asked : 1;
  const goTo = (next: number) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (next === 1) after.delete('page');
      else after.set('page', String(next));
      return after;
    });
  return [page, goTo];
}
