import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import { fieldLabel } from '@/lib/labels/registrationFormLabels';
import {
  FINANCING_LABELS,
  HOUSE_LABELS,
  MARITAL_LABELS,
  SEX_LABELS,
  WORK_LABELS,
} from '@/lib/labels/registrationLabels';
import type { FieldValue } from '@/lib/registration/mergeForms';

/** How a field's value is written; words: one of a few. `id`: a number of something that has a name elsewhere. */
type Kind =
  | 'text'
  | 'date'
  | 'rupiah'
  | 'people'
  | 'day'
  | 'year'
  | 'degrees'
  | 'yes-no'
  | 'file'
  | 'id'
  | Words;
type Words = Readonly<Record<string, string>>;

/** Of the fields that are not plain text, by path. */
const KINDS: Readonly<Record<string, Kind>> = {
  'applicant.birth_date': 'date',
  'applicant.sex': SEX_LABELS,
  'applicant.marital': MARITAL_LABELS,
  'applicant.dependants': 'people',
  'applicant.house': HOUSE_LABELS,
  'domicile.same': 'yes-no',
  'domicile.latitude': 'degrees',
  'domicile.longitude': 'degrees',
  'work.kind': WORK_LABELS,
  'work.since': 'date',
  'work.income': 'rupiah',
  'work.other_income': 'rupiah',
  'work.expenses': 'rupiah',
  'spouse.birth_date': 'date',
  'spouse.income': 'rupiah',
  'vehicle.kind': VEHICLE_KIND_LABELS,
  'vehicle.year': 'year',
  'vehicle.stnk_until': 'date',
  'structure.financing': FINANCING_LABELS,
  'structure.contract_type_id': 'id',
  'structure.finance_id': 'id',
  'structure.calculation_id': 'id',
  'structure.otr': 'rupiah',
  'structure.down_payment': 'rupiah',
  'structure.disbursement': 'rupiah',
  'structure.insurance': 'rupiah',
  'structure.fees': 'rupiah',
  'structure.due_day': 'day',
  'structure.date_contract': 'date',
  surveyor_id: 'id',
  agent_id: 'id',
  marketer_id: 'id',
};

const kindOf = (path: string): Kind => (path.startsWith('documents.') ? 'file' : (KINDS[path] ?? 'text'));

/** A field's value as it stands on screen; empty where nothing is filled. A number that names something is no text. */
export function fieldText(path: string, value: FieldValue): string {
  // A path that has no name is no field of this form.
  if (value === null || value === '' || fieldLabel(path) === path) return '';
  return written(kindOf(path), value);
}

function written(kind: Kind, value: string | number | boolean): string {
  if (typeof kind === 'object') return kind[String(value)] ?? String(value);
  switch (kind) {
    case 'date':
      return formatDate(String(value));
    case 'rupiah':
      return formatRupiah(Number(value));
    case 'people':
      return `${formatNumber(Number(value))} orang`;
    case 'yes-no':
      return value === true ? 'Ya' : 'Tidak';
    case 'degrees':
      return Number(value).toFixed(5).replace('.', ',');
    case 'file':
      return 'Ada';
    case 'id':
      return '';
    case 'day':
    case 'year':
    case 'text':
      return String(value);
  }
}
