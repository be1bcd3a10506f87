import { addDays, addMonths } from '../arithmetic/calendar';
import type { FieldErrors } from '../contract/envelope';
import type { DocumentSlot, FormSection, RegistrationForm } from '../contract/registrationForm';
import { isOneNumber, TWO_NUMBERS } from '../contract/phoneNumbers';
import { fieldsOf } from './mergeForms';
import { vehicleKey } from './vehicleKey';

/** From this age on somebody has a KTP, months. */
const ADULT = 17 * 12;

/** So long after handing in may the contract begin, days: later, prices and rules are others. */
const LATEST_START = 60;

const NEEDED = 'Harus diisi.';
const NO_NUMBER = 'Isi nomor yang sebenarnya; tanpa nomor kendaraan tidak dapat diperiksa.';
const NOT_ATTACHED = 'Harus dilampirkan.';

/**
 * What keeps a form from being handed in, by field path (`applicant.nik`): what is not filled, and what is plainly wrong
 * by itself. `today`: the office's. Limits of prices and Perhitungan are `financingOf`'s; a NIK that does not fit the
 * rest only warns (`nikWarnings`).
 */
export function missingFields(form: RegistrationForm, today: string): FieldErrors {
  const values = fieldsOf(form);
  const errors: FieldErrors = {};
  for (const path of neededFields(form)) {
    const value = values.get(path) ?? null;
    const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
    if (isBlank) errors[path] = path.startsWith('documents.') ? NOT_ATTACHED : NEEDED;
  }
  return { ...errors, ...wrongFields(form, today, errors) };
}

/** What has to be filled before a form is handed in, by field path; it follows from who applies and for what. */
export function neededFields(form: RegistrationForm): readonly string[] {
  const { applicant, domicile, structure } = form;
  const of = (part: FormSection, fields: readonly string[]) => fields.map((field) => `${part}.${field}`);
  return [
    'surveyor_id',
    ...of('applicant', APPLICANT),
    ...of('ktp_address', ADDRESS),
    ...(domicile.same ? [] : of('domicile', ADDRESS)),
    ...of('work', ['kind', 'company', 'address', 'income', 'expenses']),
    ...(applicant.marital === 'MARRIED' ? of('spouse', ['name', 'nik', 'phone']) : []),
    ...of('emergency', ['name', 'relation', 'phone']),
    ...of('vehicle', VEHICLE),
    ...of('structure', STRUCTURE),
    ...of('structure', structure.financing === 'CASH' ? ['disbursement'] : PURCHASE),
    ...of('documents', neededDocuments(form)),
  ];
}

const ADDRESS = ['street', 'village', 'district', 'area', 'province'];
const APPLICANT = ['name', 'nik', 'birth_place', 'birth_date', 'sex', 'marital', 'mother', 'phone', 'house'];
const VEHICLE = ['kind', 'region', 'brand', 'type', 'year', 'colour', 'chassis', 'engine', 'owner'];
const PURCHASE = ['otr', 'down_payment'];
const STRUCTURE = [
  'financing',
  'contract_type_id',
  'calculation_id',
  'tenor',
  'date_contract',
  'bank',
  'account',
  'account_holder',
];

/** Without which nobody can decide: who applies and what they earn, and of a vehicle that is there already its papers. */
export function neededDocuments({
  applicant,
  structure,
}: Pick<RegistrationForm, 'applicant' | 'structure'>): readonly DocumentSlot[] {
  return [
    ...(['ktp', 'kk', 'income'] as const),
    ...(applicant.marital === 'MARRIED' ? (['spouse_ktp'] as const) : []),
    ...(structure.financing === 'CASH' ? (['stnk', 'bpkb', 'vehicle'] as const) : []),
  ];
}

/** Filled, but not as it can be. */
function wrongFields(form: RegistrationForm, today: string, missing: FieldErrors): FieldErrors {
  const { applicant, spouse, structure, vehicle } = form;
  const errors: FieldErrors = {};
  const check = (path: string, isWrong: boolean, text: string) => {
    if (isWrong && missing[path] === undefined) errors[path] = text;
  };
  check('applicant.nik', !/^\d{16}$/.test(applicant.nik), 'NIK terdiri dari 16 angka.');
  check('applicant.kk', !/^(\d{16})?$/.test(applicant.kk), 'Nomor KK terdiri dari 16 angka.');
  check('applicant.npwp', !/^(\d{15,16})?$/.test(applicant.npwp), 'NPWP terdiri dari 15 atau 16 angka.');
  check('spouse.nik', !/^(\d{16})?$/.test(spouse.nik), 'NIK terdiri dari 16 angka.');
  check('applicant.phone', digitsOf(applicant.phone) < 8, 'Nomor telepon terlalu pendek.');
  for (const [path, phone] of phonesOf(form)) {
    check(path, !isOneNumber(phone), TWO_NUMBERS);
  }
  check(
    'applicant.email',
    !/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(applicant.email),
    'Alamat email tidak benar.',
  );
  for (const field of ['chassis', 'engine'] as const) {
    check(`vehicle.${field}`, vehicleKey(vehicle[field]) === null, NO_NUMBER);
  }
  const youngest = addMonths(today, -ADULT);
  const born = applicant.birth_date;
  check('applicant.birth_date', born !== null && born > youngest, 'Belum cukup umur.');
  const date = structure.date_contract;
  check('structure.date_contract', date !== null && date < today, 'Tidak boleh sebelum hari ini.');
  const isFar = date !== null && date > addDays(today, LATEST_START);
  check('structure.date_contract', isFar, `Paling jauh ${LATEST_START} hari lagi.`);
  return errors;
}

const phonesOf = ({
  applicant,
  work,
  spouse,
  guarantor,
  emergency,
}: RegistrationForm): [string, string][] => [
  ['applicant.phone', applicant.phone],
  ['applicant.whatsapp', applicant.whatsapp],
  ['work.phone', work.phone],
  ['spouse.phone', spouse.phone],
  ['guarantor.phone', guarantor.phone],
  ['emergency.phone', emergency.phone],
];

const digitsOf = (phone: string) => phone.replace(/\D/g, '').length;
