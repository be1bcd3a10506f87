import { getCollectorPlan } from '@/lib/contract/collectorPlan';
import { PLAN_PAGE_SIZE } from '@/lib/contract/visitTerms';
import { defineList } from '@/lib/list/defineList';
import { choiceFilter, searchFilter, type Filter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';
import { DAY_PARTS, type DayOrder } from './dayRows';

/** The device has all rows of the day, so nothing of this is asked for. */
const here = <T>(filter: Filter<T>) => ({ ...filter, ask: () => undefined });

/**
 * Akun Kolektor as the address keeps it (SPEC 3): search, page, size, order. Day and office are the plan's own: there is one
 * a day, of one office.
 */
export const DAY_LIST = defineList({
  endpoint: getCollectorPlan,
  root: queryRoot('collector-day'),
  part: 'plan',
  pageSize: PLAN_PAGE_SIZE,
  sizes: true,
  filters: {
    search: here(searchFilter('Cari akun', 'Nama, kontrak, pelat, alamat')),
    part: here({
      ...{ kind: 'own', label: '', start: 'all' },
      field: {
        parse: (text) => DAY_PARTS.find((part) => part === text),
        print: (part) => part,
      },
      ask: () => undefined,
    } satisfies Filter<(typeof DAY_PARTS)[number]>),
    sort: here(
      choiceFilter<DayOrder>({
        ...{ label: 'Urutan', start: 'plan' },
        options: [
          { value: 'plan', label: 'Menurut rencana' },
          { value: 'route', label: 'Menurut rute terdekat' },
        ],
      }),
    ),
  },
});
