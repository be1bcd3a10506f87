import type { Registration } from '@/lib/contract/registrations';
import { financingOf } from '@/lib/registration/financing';

/** The papers of a form that are signed or given away, by what the address calls them. */
export const FORM_PAPERS = ['formulir', 'jadwal', 'dokumen'] as const;
export type FormPaper = (typeof FORM_PAPERS)[number];

/** What each paper is called. */
export const PAPER_TITLES: Readonly<Record<FormPaper, string>> = {
  formulir: 'Formulir registrasi',
  jadwal: 'Jadwal angsuran',
  dokumen: 'Tanda terima dokumen',
};

/** Why a paper can't be made of the form as it stands, in words; null: it can. */
export function whyNoPaper(
  paper: FormPaper,
  registration: Pick<Registration, 'form' | 'basis'>,
): string | null {
  if (paper !== 'jadwal' || financingOf(registration.form, registration.basis).financing) return null;
  return 'pembiayaannya belum dapat dihitung. Lengkapi struktur pembiayaan pada form.';
}

/** What a form is called on paper: its number, or that it has none yet. */
export const numberOnPaper = ({ number }: Pick<Registration, 'number'>): string =>
  number ?? 'Draf, belum bernomor';
