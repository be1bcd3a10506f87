import * as z from 'zod/mini';
import { VEHICLE_KINDS } from './calculations';
import { calendarDate, enteredRupiah, storedId } from './fields';
import { PHONE_SIGNS } from './phoneNumbers';
import { noteText, typedText } from './plainText';

/*
 * What a form registrasi asks for (DOMAIN, Form Registrasi), as it is typed: every field is there, empty text or null
 * until it is filled. Limits here keep a slip of the finger out; what must be filled before it is handed in says
 * `src/lib/registration/missingFields`.
 */

export const SEXES = ['MALE', 'FEMALE'] as const;
export const MARITAL_STATUSES = ['SINGLE', 'MARRIED', 'WIDOWED'] as const;
export const HOUSE_STATUSES = ['OWN', 'FAMILY', 'RENTED', 'BOARDING', 'COMPANY'] as const;
export const WORK_KINDS = [
  'EMPLOYEE',
  'CIVIL_SERVANT',
  'MILITARY_OR_POLICE',
  'BUSINESS',
  'PROFESSIONAL',
  'FARMING_OR_FISHING',
  'DRIVER',
  'OTHER',
] as const;
/** PURCHASE: the vehicle is bought with the loan. CASH: money against the BPKB of one's own vehicle. */
export const FINANCING_KINDS = ['PURCHASE', 'CASH'] as const;

const text = noteText;
const digits = (longest: number) => z.string().check(z.regex(new RegExp(`^\\d{0,${longest}}$`)));
const choice = <const T extends readonly [string, ...string[]]>(of: T) => z.nullable(z.enum(of));
const amount = z.nullable(enteredRupiah);
const date = z.nullable(calendarDate);
const id = z.nullable(storedId);
const whole = (min: number, max: number) => z.nullable(z.int().check(z.minimum(min), z.maximum(max)));

const name = typedText(80);
const phone = z.string().check(z.regex(PHONE_SIGNS));
const nik = digits(16);

const applicantSchema = z.object({
  name,
  nik,
  kk: digits(16),
  npwp: digits(16),
  birth_place: text(60),
  birth_date: date,
  sex: choice(SEXES),
  marital: choice(MARITAL_STATUSES),
  dependants: whole(0, 30),
  /** Maiden name of the mother. */
  mother: name,
  phone,
  whatsapp: phone,
  email: text(120),
  house: choice(HOUSE_STATUSES),
});

const addressSchema = z.object({
  street: text(200),
  rt: digits(3),
  rw: digits(3),
  village: text(60),
  district: text(60),
  area: text(60),
  province: text(60),
  /** Official code of the village, ten digits; empty where it was typed freely. */
  village_code: z.string().check(z.regex(/^(\d{10})?$/)),
  postcode: digits(5),
});

const domicileSchema = z.extend(addressSchema, {
  /** True: lives where the KTP says; the rest is not asked for. */
  same: z.boolean(),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
});

/** Amounts in rupiah per month. */
const workSchema = z.object({
  kind: choice(WORK_KINDS),
  company: text(100),
  position: text(60),
  address: text(200),
  phone,
  since: date,
  income: amount,
  other_income: amount,
  expenses: amount,
});

const spouseSchema = z.object({ name, nik, birth_date: date, phone, occupation: text(60), income: amount });
const contactPerson = z.object({ name, relation: text(40), phone, address: text(200) });
const guarantorSchema = z.extend(contactPerson, { nik });

const vehicleSchema = z.object({
  kind: choice(VEHICLE_KINDS),
  /** Region, brand, type and year as the price list has them. */
  region: text(60),
  brand: text(60),
  type: text(60),
  year: whole(1950, 2100),
  colour: text(40),
  plate: text(15),
  chassis: text(30),
  engine: text(30),
  bpkb: text(30),
  stnk: text(30),
  stnk_until: date,
  /** Whose name the papers bear. */
  owner: name,
});

/** Amounts in rupiah; what follows from them is calculated (`src/lib/registration/financing`). */
const structureSchema = z.object({
  financing: choice(FINANCING_KINDS),
  contract_type_id: id,
  finance_id: id,
  calculation_id: id,
  /** PURCHASE: what the vehicle costs on the road. */
  otr: amount,
  down_payment: amount,
  /** CASH: what the customer asks for. */
  disbursement: amount,
  /** Paid by the loan as well. */
  insurance: amount,
  fees: amount,
  /** Months. */
  tenor: whole(1, 600),
  /** Day of the month on which instalments fall due, 1 to 28; null: the day of the contract. */
  due_day: whole(1, 28),
  /** Date of the contract, from which its due dates count. */
  date_contract: date,
  /** Where the money goes. */
  bank: text(40),
  account: digits(30),
  account_holder: name,
});

/** Photos and papers, by id of the file that was sent (docs/decisions/0098). */
const documentsSchema = z.object({
  ktp: id,
  kk: id,
  spouse_ktp: id,
  npwp: id,
  income: id,
  home: id,
  stnk: id,
  bpkb: id,
  vehicle: id,
});
export type DocumentSlot = keyof z.infer<typeof documentsSchema>;

/** Documents that say who somebody is: each reading of them is in the log. */
export const IDENTITY_SLOTS: readonly DocumentSlot[] = ['ktp', 'kk', 'spouse_ktp', 'npwp'];

export const registrationFormSchema = z.object({
  applicant: applicantSchema,
  ktp_address: addressSchema,
  domicile: domicileSchema,
  work: workSchema,
  spouse: spouseSchema,
  guarantor: guarantorSchema,
  emergency: contactPerson,
  vehicle: vehicleSchema,
  structure: structureSchema,
  documents: documentsSchema,
  /** Who visits; staff of the title Surveyor. */
  surveyor_id: id,
  /** Agent and external marketer who brought the applicant; each is paid a commission by their scheme. */
  agent_id: id,
  marketer_id: id,
  note: text(1000),
});
export type RegistrationForm = z.infer<typeof registrationFormSchema>;

/** A part of the form: a step of it on screen. */
export type FormSection = Exclude<
  keyof RegistrationForm,
  'surveyor_id' | 'agent_id' | 'marketer_id' | 'note'
>;
