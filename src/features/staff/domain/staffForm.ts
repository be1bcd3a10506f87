import type { FieldErrors } from '@/lib/contract/envelope';
import {
  staffChangeSchema,
  staffHireSchema,
  type StaffChange,
  type StaffHire,
  type StaffPerson,
} from '@/lib/contract/staff';

/** A person as typed. */
export interface StaffDraft {
  username: string;
  name: string;
  email: string;
  /** Id of a title, an office; '': not chosen. */
  title: string;
  office: string;
  /** Ids of offices besides it. */
  further: readonly number[];
}

export const EMPTY_STAFF: StaffDraft = {
  ...{ username: '', name: '', email: '', title: '', office: '' },
  further: [],
};

/** What the form begins with. */
export const draftOf = ({
  username,
  name,
  email,
  title,
  office,
  further_offices,
}: StaffPerson): StaffDraft => ({
  ...{ username, name, email: email ?? '', title: String(title.id), office: String(office.id) },
  further: further_offices.map(({ id }) => id),
});

/** What is typed, as it is written. */
export function changeOf({ name, email, title, office, further }: StaffDraft): StaffChange {
  return {
    name: name.trim(),
    email: email.trim() === '' ? null : email.trim(),
    title_id: Number(title),
    office_id: Number(office),
    further_office_ids: further.filter((id) => id !== Number(office)),
  };
}

/** The same of somebody new; a user name is lower case, whatever the keyboard made of it. */
export const hireOf = (draft: StaffDraft): StaffHire => ({
  username: draft.username.trim().toLowerCase(),
  ...changeOf(draft),
});

const WORDS: Record<string, string> = {
  username: 'Isi 3 sampai 40 huruf kecil, angka, titik, atau tanda hubung.',
  name: 'Isi 3 sampai 80 huruf.',
  email: 'Tulis alamat e-mail yang lengkap, atau kosongkan.',
  title_id: 'Pilih jabatan.',
  office_id: 'Pilih kantor.',
};

/** What is wrong, beside its field. */
export function checkDraft(draft: StaffDraft, isNew: boolean): FieldErrors {
  const { error } = isNew
    ? staffHireSchema.safeParse(hireOf(draft))
    : staffChangeSchema.safeParse(changeOf(draft));
  const paths = (error?.issues ?? []).map((issue) => String(issue.path[0]));
  return Object.fromEntries(paths.map((path) => [path, WORDS[path] ?? 'Nilainya tidak sah.']));
}

/** The form's field for a path in the call. */
const FIELDS: Readonly<Record<string, keyof StaffDraft>> = {
  title_id: 'title',
  office_id: 'office',
  further_office_ids: 'further',
};
export const fieldOfPath = (path: string): string => FIELDS[path] ?? path;

/** What somebody else changed meanwhile. */
export function differences(before: StaffPerson, now: StaffPerson) {
  const texts = (person: StaffPerson) => ({
    Nama: person.name,
    'E-mail': person.email ?? '',
    Jabatan: person.title.name,
    Kantor: [person.office, ...person.further_offices].map(({ name }) => name).join(', '),
  });
  const [was, is] = [texts(before), texts(now)];
  const changed = (Object.keys(was) as (keyof typeof was)[])
    .filter((label) => was[label] !== is[label])
    .map((label) => ({ label, before: was[label], after: is[label] }));
  return changed.length > 0 || before.version === now.version
    ? changed
    : [{ label: 'Status', before: 'sebelumnya', after: 'yang sekarang' }];
}
