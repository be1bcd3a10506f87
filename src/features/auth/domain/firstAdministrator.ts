import type { FieldErrors } from '@/lib/contract/envelope';
import { OFFICE_CODE } from '@/lib/contract/masters';
import { firstAdministratorSchema, type FirstAdministrator, type FirstOffice } from '@/lib/contract/setup';
import { USERNAME } from '@/lib/contract/staffFields';
import { checkNewPassword, NO_NEW_PASSWORD, type NewPassword } from './newPassword';

/** What whoever opens the link of a first start types. */
export interface FirstDraft extends NewPassword {
  company: string;
  office_code: string;
  office_name: string;
  zone: FirstOffice['zone'];
  name: string;
  username: string;
  email: string;
}

export const EMPTY_FIRST: FirstDraft = {
  company: '',
  office_code: '',
  office_name: '',
  zone: 'Asia/Jakarta',
  name: '',
  username: '',
  email: '',
  ...NO_NEW_PASSWORD,
};

const short = (text: string) => text.trim().length < 3;
const isAddress = (text: string) => firstAdministratorSchema.shape.email.safeParse(text).success;

/** What is wrong before anything is sent, beside its field. */
export function checkFirst(draft: FirstDraft, asksOffice: boolean): FieldErrors {
  const name = 'Isi 3 sampai 80 huruf.';
  const errors: FieldErrors = {};
  if (short(draft.company)) errors.company = name;
  if (asksOffice && !OFFICE_CODE.test(toCode(draft.office_code)))
    errors.office_code = 'Isi 2 sampai 5 huruf atau angka, diawali huruf.';
  if (asksOffice && short(draft.office_name)) errors.office_name = name;
  if (short(draft.name)) errors.name = name;
  if (!USERNAME.test(draft.username.trim().toLowerCase()))
    errors.username = 'Isi 3 sampai 40 huruf kecil, angka, titik, atau garis.';
  if (!isAddress(draft.email)) errors.email = 'Isi alamat e-mail yang lengkap.';
  return { ...errors, ...checkNewPassword(draft, draft) };
}

const toCode = (text: string) => text.trim().toUpperCase();

/** The draft as it is sent. */
export const toFirstAdministrator = (
  draft: FirstDraft,
  asksOffice: boolean,
): Omit<FirstAdministrator, 'token'> => ({
  company: draft.company,
  name: draft.name,
  username: draft.username,
  email: draft.email,
  new_password: draft.new_password,
  office: asksOffice ? { code: toCode(draft.office_code), name: draft.office_name, zone: draft.zone } : null,
});

const FIELDS: Readonly<FieldErrors> = {
  'office.code': 'office_code',
  'office.name': 'office_name',
  'office.zone': 'zone',
};

/** The form's field for a path in the call. */
export const firstField = (path: string): string => FIELDS[path] ?? path;
