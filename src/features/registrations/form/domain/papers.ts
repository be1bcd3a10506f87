import type { DocumentSlot, RegistrationForm } from '@/lib/contract/registrationForm';

const GROUPS: readonly { title: string; slots: readonly DocumentSlot[] }[] = [
  { title: 'Identitas', slots: ['ktp', 'kk', 'spouse_ktp', 'npwp'] },
  { title: 'Penghasilan dan tempat tinggal', slots: ['income', 'home'] },
  { title: 'Kendaraan', slots: ['stnk', 'bpkb', 'vehicle'] },
];

/** The papers that a form can take, in groups: a spouse's KTP only of who is married, or where one is attached already. */
export const paperGroups = ({ applicant, documents }: Pick<RegistrationForm, 'applicant' | 'documents'>) =>
  GROUPS.map(({ title, slots }) => ({
    title,
    slots: slots.filter(
      (slot) => slot !== 'spouse_ktp' || applicant.marital === 'MARRIED' || documents.spouse_ktp !== null,
    ),
  }));

/** The same in one list. */
export const papersOf = (form: Parameters<typeof paperGroups>[0]) =>
  paperGroups(form).flatMap(({ slots }) => slots);
