import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { countRegistrations, listNamedPeople } from '@/lib/contract/registrationList';
import { listDisbursementOrders } from '@/lib/contract/disbursementCalls';
import { findDuplicates, getRegistration, type Registration } from '@/lib/contract/registrations';
import { getRegistrationFlow } from '@/lib/contract/registrationStatuses';
import { call } from '@/lib/http/request';
import { REGISTRATIONS, type RegistrationListState } from '../domain/registrationList';

type Office = RegistrationListState['office'];

/** From general to special; whoever writes a registration or a status of the flow marks `all`. */
export const registrationKeys = {
  all: REGISTRATIONS.root,
  lists: () => REGISTRATIONS.key,
  everyFigure: () => [...registrationKeys.all, 'figures'] as const,
  figures: (office: Office) => [...registrationKeys.everyFigure(), office] as const,
  people: (office: Office) => [...registrationKeys.all, 'people', office] as const,
  details: () => [...registrationKeys.all, 'detail'] as const,
  detail: (id: number | string) => [...registrationKeys.details(), String(id)] as const,
  orders: () => [...registrationKeys.all, 'orders'] as const,
  flow: () => [...registrationKeys.all, 'flow'] as const,
};

const ofOffice = (office: Office) => (office === 'all' ? {} : { office });

/** How many stand in each status. */
export function registrationFiguresOptions(office: Office) {
  return queryOptions({
    queryKey: registrationKeys.figures(office),
    queryFn: ({ signal }) => call(countRegistrations, { query: ofOffice(office), signal }),
    placeholderData: keepPreviousData,
  });
}

/** The statuses in the order of the flow. */
export function registrationFlowOptions() {
  return queryOptions({
    queryKey: registrationKeys.flow(),
    queryFn: async ({ signal }) => (await call(getRegistrationFlow, { signal })).steps,
    staleTime: 300_000,
  });
}

/** Who visits and who brings applicants; a host without the call has no such filters. */
export function namedPeopleOptions(office: Office) {
  return queryOptions({
    queryKey: registrationKeys.people(office),
    queryFn: ({ signal }) => call(listNamedPeople, { query: ofOffice(office), signal }),
    staleTime: 300_000,
  });
}

/** Loans that wait to be paid in banknotes; a host without the call has none. */
export function disbursementOrdersOptions() {
  return queryOptions({
    queryKey: registrationKeys.orders(),
    queryFn: async ({ signal }) => (await call(listDisbursementOrders, { signal })).rows,
  });
}

/** One registration: its form, where it stands, what the reader may do next, what was done. */
export function registrationDetailOptions(id: string) {
  return queryOptions({
    queryKey: registrationKeys.detail(id),
    queryFn: ({ signal }) => call(getRegistration, { params: { id }, signal }),
  });
}

/** Puts a registration there as a write's answer says that it is. */
export function keepRegistration(client: QueryClient, registration: Registration): void {
  client.setQueryData(registrationDetailOptions(String(registration.id)).queryKey, registration);
}

/** What has the same NIK, plate, chassis, engine, BPKB or phone number in any office. */
export function duplicatesOptions({ id, form }: Pick<Registration, 'id' | 'form'>) {
  const { nik, phone, whatsapp } = form.applicant;
  const { plate, chassis, engine, bpkb } = form.vehicle;
  const query = {
    ...(/^\d{16}$/.test(nik) ? { nik } : {}),
    plate,
    chassis,
    engine,
    bpkb,
    phone,
    whatsapp,
    except: id,
  };
  return queryOptions({
    queryKey: [...registrationKeys.all, 'duplicates', query],
    queryFn: ({ signal }) => call(findDuplicates, { query, signal }),
  });
}
