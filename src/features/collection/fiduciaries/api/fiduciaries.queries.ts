import { queryOptions } from '@tanstack/react-query';
import { getFiduciaryFigures } from '@/lib/contract/fiduciaryDeadlines';
import { call } from '@/lib/http/request';
import { FIDUCIARIES } from '../domain/fiduciaryList';

/** How many fiduciaries are to be registered and removed in an office; null: in all that the person sees. */
export const fiduciaryFiguresOptions = (office: number | null) =>
  queryOptions({
    queryKey: [...FIDUCIARIES.root, 'figures', office],
    queryFn: ({ signal }) => call(getFiduciaryFigures, { query: office === null ? {} : { office }, signal }),
  });
