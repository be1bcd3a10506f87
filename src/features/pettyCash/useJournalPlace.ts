import { useQuery } from '@tanstack/react-query';
import { addressCodec, day, orEmpty, orWord, page, rowId } from '@/lib/address/addressCodec';
import { keptList } from '@/lib/address/keptList';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { todayIn } from '@/lib/arithmetic/todayIn';
import type { JournalQuery } from '@/lib/contract/pettyJournal';
import { officesQuery } from '@/lib/query/officesQuery';
import { useSession } from '@/lib/session/useSession';
import { monthOf, periodProblem } from '@/lib/labels/period';

interface JournalState {
  from: string;
  to: string;
  page: number;
  office: number | 'all';
}

const LIST = {
  codec: addressCodec<JournalState>({
    from: orEmpty(day),
    to: orEmpty(day),
    page,
    office: orWord(rowId, 'all'),
  }),
  startFor: (officeBase: number | null): JournalState => ({
    ...{ from: '', to: '', page: 1 },
    office: officeBase ?? 'all',
  }),
  kept: keptList(null),
};

/**
 * Which journal is on screen: of the month that the office is in, where the address says nothing else. `of` is null while
 * the office is not known, or the period makes no sense.
 */
export function useJournalPlace() {
  const { state, change } = useOfficeListState(LIST);
  const officeBase = useSession()?.officeBase ?? null;
  const offices = useQuery(officesQuery()).data ?? [];
  const office = state.office === 'all' ? (officeBase ?? offices[0]?.id ?? null) : state.office;
  const zone = offices.find(({ id }) => id === office)?.zone;
  const today = todayIn(zone, new Date());
  const month = monthOf(today);
  const period = { from: state.from || month.from, to: state.to || month.to };
  const problem = periodProblem(period);
  const of: JournalQuery | null = office === null || problem !== null ? null : { office, ...period };
  return { of, office, offices, period, problem, today, page: state.page, change };
}
