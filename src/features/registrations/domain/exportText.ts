import { atLeastText } from './ageText';
import type { RegistrationListState } from './registrationList';

/** Names of what was chosen; undefined: not known, or all. */
export interface ChosenNames {
  office: string | undefined;
  status: string | undefined;
  surveyor: string | undefined;
  marketer: string | undefined;
}

/** What an export is narrowed to, one filter a phrase. */
export function exportText(
  { search, age }: RegistrationListState,
  { office, status, surveyor, marketer }: ChosenNames,
) {
  return [
    office ? `Kantor ${office}` : 'Semua kantor',
    status ?? 'Semua status',
    ...(surveyor ? [`Surveyor ${surveyor}`] : []),
    ...(marketer ? [`Marketing ${marketer}`] : []),
    ...(age === 'all' ? [] : [`Umur status ${atLeastText(age)}`]),
    ...(search ? [`Pencarian “${search}”`] : []),
  ];
}
