import { queryOptions } from '@tanstack/react-query';
import { getOverdueFigures, getOverdueReminder, listOverdueChoices } from '@/lib/contract/overdue';
import { listRegions } from '@/lib/contract/regions';
import { call } from '@/lib/http/request';
import { OVERDUE } from '../domain/overdueList';

type Office = number | 'all';
const ofOffice = (office: Office) => (office === 'all' ? {} : { office });

/** What is owed in an office, or in all that the person sees. */
export const overdueFiguresOptions = (office: Office) =>
  queryOptions({
    queryKey: [...OVERDUE.root, 'figures', office],
    queryFn: ({ signal }) => call(getOverdueFigures, { query: ofOffice(office), signal }),
  });

/** What the list can be narrowed to. */
export const overdueChoicesOptions = (office: Office) =>
  queryOptions({
    queryKey: [...OVERDUE.root, 'choices', office],
    queryFn: ({ signal }) => call(listOverdueChoices, { query: ofOffice(office), signal }),
    staleTime: 60_000,
  });

/** Regions one step below a code; null: the provinces. */
export const regionsBelowOptions = (below: string | null) =>
  queryOptions({
    queryKey: [...OVERDUE.root, 'regions', below],
    queryFn: ({ signal }) => call(listRegions, { query: below === null ? {} : { below }, signal }),
    staleTime: Infinity,
  });

/** What a borrower is reminded of, of this moment: a payment may just have come in. */
export const overdueReminderOptions = (code: string) =>
  queryOptions({
    queryKey: [...OVERDUE.root, 'reminder', code],
    queryFn: ({ signal }) => call(getOverdueReminder, { params: { id: code }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
