import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { namedPeopleOptions } from './api/registrations.queries';
import { useRegistrationsRealtime } from './api/useRegistrationsRealtime';
import { REGISTRATION_VIEW, registrationWords } from './components/registrationView';
import { REGISTRATIONS } from './domain/registrationList';
import { RegistrationFigureBar } from './RegistrationFigureBar';
import { useFlowNames } from './useFlowNames';

export interface RegistrationListProps {
  /** Address of a registration's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Where a new one is filled; left out for those who may not. */
  addHref?: string | undefined;
}

/** Form Registrasi: with search, status, age in it, surveyor, marketer, office, sort and paging in the address. */
export function RegistrationList({ hrefOf, addHref }: RegistrationListProps) {
  useRegistrationsRealtime();
  const shown = useList(REGISTRATIONS);
  const { state, change } = shown;
  const office = useQuery(officesQuery()).data;
  const people = useQuery(namedPeopleOptions(state.office)).data;
  const status = useFlowNames()(state.status);
  const onStatus = (next: 'all') => change({ status: next });
  return (
    <RecordList
      shown={shown}
      view={{
        ...REGISTRATION_VIEW,
        emptyWords: () => registrationWords(state, { status, addHref, onStatus }),
      }}
      choices={{ surveyor: people?.surveyors, marketer: people?.marketers, office }}
      hrefOf={hrefOf}
      head={<RegistrationFigureBar state={state} onChange={change} />}
    />
  );
}
