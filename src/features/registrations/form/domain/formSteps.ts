import type { RegistrationForm } from '@/lib/contract/registrationForm';

/** The steps of the form, in their order; the id stands in the address. */
export const STEPS = [
  { id: 'pemohon', title: 'Pemohon', parts: ['applicant', 'ktp_address', 'domicile'] },
  { id: 'pekerjaan', title: 'Pekerjaan', parts: ['work'] },
  { id: 'keluarga', title: 'Keluarga & kontak', parts: ['spouse', 'guarantor', 'emergency'] },
  { id: 'kendaraan', title: 'Kendaraan', parts: ['vehicle'] },
  { id: 'struktur', title: 'Struktur pembiayaan', parts: ['structure'] },
  { id: 'dokumen', title: 'Dokumen', parts: ['documents'] },
  { id: 'kirim', title: 'Periksa & kirim', parts: ['surveyor_id', 'agent_id', 'marketer_id', 'note'] },
] as const satisfies readonly {
  id: string;
  title: string;
  parts: readonly (keyof RegistrationForm)[];
}[];

export type StepId = (typeof STEPS)[number]['id'];
export const STEP_IDS = STEPS.map(({ id }) => id);

/** The step on which a field stands, by its path (`applicant.nik`). */
export function stepOf(path: string): StepId {
  const [part = ''] = path.split('.');
  return STEPS.find(({ parts }) => (parts as readonly string[]).includes(part))?.id ?? 'kirim';
}

/** The step beside another one; null at either end. */
export function stepBeside(id: StepId, by: 1 | -1): (typeof STEPS)[number] | null {
  return STEPS[STEPS.findIndex((step) => step.id === id) + by] ?? null;
}
