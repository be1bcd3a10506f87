import type { DocumentSlot, RegistrationForm } from '@/lib/contract/registrationForm';
import { neededDocuments } from '@/lib/registration/missingFields';

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

/** Which of these papers a form lacks: those that it is not handed in without, and those that may follow. */
export function absentPapers(
  form: Pick<RegistrationForm, 'applicant' | 'structure' | 'documents'>,
  slots: readonly DocumentSlot[],
): { needed: DocumentSlot[]; others: DocumentSlot[] } {
  const asked = neededDocuments(form);
  const absent = papersOf(form).filter((slot) => slots.includes(slot) && form.documents[slot] === null);
  return {
    needed: absent.filter((slot) => asked.includes(slot)),
    others: absent.filter((slot) => !asked.includes(slot)),
  };
}
