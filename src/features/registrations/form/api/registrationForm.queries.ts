import { queryOptions, skipToken } from '@tanstack/react-query';
import { listCalculations } from '@/lib/contract/calculations';
import { listPartnerChoices } from '@/lib/contract/partners';
import { listPrices } from '@/lib/contract/prices';
import { findRegions, listRegions } from '@/lib/contract/regions';
import { listRegistrationChoices } from '@/lib/contract/registrationChoices';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { findDuplicates, getRegistration } from '@/lib/contract/registrations';
import { call } from '@/lib/http/request';
import { registrationKeys } from '../../api/registrations.queries';

/** Lists change a few times a year. */
const RARELY = 10 * 60_000;

const formKeys = {
  all: [...registrationKeys.all, 'form'] as const,
  registration: (id: number) => [...formKeys.all, 'registration', id] as const,
};

/** The registration that is typed in. What the form holds since is its own: nothing is fetched again by itself. */
export function typedRegistrationOptions(id: number | null) {
  return queryOptions({
    queryKey: formKeys.registration(id ?? 0),
    queryFn:
      id === null ? skipToken : ({ signal }) => call(getRegistration, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Jenis Kontrak, Finance and surveyors of an office; null: the own one. */
export function formChoicesOptions(office: number | null) {
  return queryOptions({
    queryKey: [...formKeys.all, 'choices', office],
    queryFn: ({ signal }) =>
      call(listRegistrationChoices, { query: office === null ? {} : { office }, signal }),
    staleTime: RARELY,
  });
}

/** Agents and external marketers whom a form of an office may name; null: the own one. */
export function formPartnersOptions(office: number | null) {
  return queryOptions({
    queryKey: [...formKeys.all, 'partners', office],
    queryFn: ({ signal }) => call(listPartnerChoices, { query: office === null ? {} : { office }, signal }),
    staleTime: RARELY,
  });
}

/** The Perhitungan in force. */
export function formCalculationsOptions() {
  return queryOptions({
    queryKey: [...formKeys.all, 'calculations'],
    queryFn: ({ signal }) => call(listCalculations, { signal }),
    staleTime: 60_000,
  });
}

/** Regions one step below a code; '' gives the provinces, null nothing. */
export function regionsBelowOptions(code: string | null) {
  return queryOptions({
    queryKey: [...formKeys.all, 'regions', code],
    queryFn:
      code === null
        ? skipToken
        : ({ signal }) => call(listRegions, { query: code === '' ? {} : { below: code }, signal }),
    staleTime: RARELY,
  });
}

/** Lists of regions that did not come. */
export const failedRegions = {
  type: 'active' as const,
  queryKey: [...formKeys.all, 'regions'],
  predicate: ({ state }: { state: { status: string } }) => state.status === 'error',
};

/** Kelurahan and kecamatan by name; '' asks nothing. */
export function regionSearchOptions(search: string) {
  return queryOptions({
    queryKey: [...formKeys.all, 'region-search', search],
    queryFn: search === '' ? skipToken : ({ signal }) => call(findRegions, { query: { search }, signal }),
    staleTime: RARELY,
  });
}

/** Vehicles of the price list of a day by words; '' asks nothing. */
export function vehicleSearchOptions(search: string, on: string | null) {
  return queryOptions({
    queryKey: [...formKeys.all, 'vehicles', search, on],
    queryFn:
      search === ''
        ? skipToken
        : ({ signal }) => call(listPrices, { query: { search, size: 20, ...(on && { on }) }, signal }),
    staleTime: 60_000,
  });
}

type Vehicle = Pick<RegistrationForm['vehicle'], 'region' | 'brand' | 'type' | 'year'>;

/** The chosen vehicle's price on a day. */
export function vehiclePriceOptions({ region, brand, type, year }: Vehicle, on: string | null) {
  return queryOptions({
    queryKey: [...formKeys.all, 'price', region, brand, type, year, on],
    queryFn:
      type === '' || year === null
        ? skipToken
        : ({ signal }) =>
            call(listPrices, { query: { region, brand, type, year, size: 10, ...(on && { on }) }, signal }),
    staleTime: 60_000,
  });
}

/** What is looked for in all offices; a field that is not whole yet is left out. */
export interface Sought {
  nik?: string;
  plate?: string;
  chassis?: string;
  engine?: string;
  bpkb?: string;
  phone?: string;
  whatsapp?: string;
}

/** Registrations and contracts with the same numbers. */
export function duplicatesOptions(sought: Sought, except: number | null) {
  return queryOptions({
    queryKey: [...formKeys.all, 'duplicates', sought, except],
    queryFn:
      Object.keys(sought).length === 0
        ? skipToken
        : ({ signal }) =>
            call(findDuplicates, { query: { ...sought, ...(except !== null && { except }) }, signal }),
    staleTime: 30_000,
  });
}
