import type { CompanySetup, SetupState, SetupStep, SetupWork } from '@/lib/contract/companySetup';
import type { StatusTone } from '@/lib/labels/statusLabel';

/** What a step is called, and why it is there. */
export const STEP_TEXTS: Readonly<Record<SetupStep, { title: string; about: string }>> = {
  COMPANY: {
    title: 'Perusahaan dan kantor pertama',
    about: 'Alamat dan telepon kantor tercetak di kepala nota dan surat.',
  },
  TITLES: {
    title: 'Jabatan',
    about:
      'Jabatan yang lazim sudah dibuat. Yang tidak dipakai dapat dikeluarkan selama belum pernah dipegang siapa pun.',
  },
  STAFF: {
    title: 'Staff pertama',
    about:
      'Dari form registrasi sampai angsuran pertama ada lima bagian pekerjaan. Yang mengisi form tidak menyetujuinya, dan yang menyetujui tidak mencairkannya.',
  },
  CALCULATION: {
    title: 'Perhitungan',
    about:
      'Bunga, tenor, dan denda kontrak baru. Isian awal denda: 0,5% per hari untuk motor, 0,2% untuk mobil, setelah 3 hari tenggang.',
  },
  CONTRACT_TYPE: {
    title: 'Jenis Kontrak',
    about: 'Dipilih di setiap form registrasi, untuk kendaraan yang sudah ada Perhitungannya.',
  },
  FINANCE: {
    title: 'Finance',
    about: 'Sumber dana kontrak. Form registrasi dapat diajukan tanpa Finance.',
  },
  PRICES: {
    title: 'OTR dan Pencairan',
    about:
      'Form registrasi hanya dapat diajukan untuk kendaraan yang ada di daftar harga. Daftarnya diimpor dari berkas CSV atau XLSX.',
  },
};

export const STATE_LABELS: Readonly<Record<SetupState, { tone: StatusTone; text: string }>> = {
  DONE: { tone: 'paid', text: 'Selesai' },
  OPEN: { tone: 'waiting', text: 'Belum' },
  SKIPPED: { tone: 'neutral', text: 'Dilewati' },
};

/** The parts of the work, and a title of the usual ones that may do each. */
export const WORK_TEXTS: Readonly<Record<SetupWork, { label: string; example: string; notBy: string }>> = {
  FILL: { label: 'Mengisi form registrasi', example: 'Admin Kontrak', notBy: '' },
  SURVEY: { label: 'Menyurvei pemohon', example: 'Surveyor', notBy: '' },
  APPROVE: {
    label: 'Menyetujui form registrasi',
    example: 'Penyetuju',
    notBy: 'Perlu orang lain daripada yang mengisi form',
  },
  DISBURSE: {
    label: 'Mencairkan',
    example: 'Admin Kontrak',
    notBy: 'Perlu orang lain daripada yang menyetujui',
  },
  CASH: { label: 'Menerima angsuran', example: 'Kasir', notBy: '' },
};

/** Who can do a part of the work, in words. */
export function workText({ work, people, invited, ready }: CompanySetup['work'][number]): string {
  const { example, notBy } = WORK_TEXTS[work];
  if (people === 0) return `Belum ada; biasanya ${example}`;
  if (!ready) return notBy;
  return invited > 0 ? `${people} orang, ${invited} belum membuat kata sandi` : `${people} orang`;
}

/** How far the set-up is: what is done, and what is still open. */
export function progressOf({ steps }: Pick<CompanySetup, 'steps'>) {
  const of = (state: SetupState) => steps.filter((step) => step.state === state).length;
  const [done, skipped] = [of('DONE'), of('SKIPPED')];
  const text = `${done} dari ${steps.length} langkah selesai${skipped > 0 ? `, ${skipped} dilewati` : ''}`;
  return { done, all: steps.length, open: of('OPEN'), text };
}

/** The first step that asks for something; null: none does. */
export const nextStep = ({ steps }: Pick<CompanySetup, 'steps'>): SetupStep | null =>
  steps.find(({ state }) => state === 'OPEN')?.step ?? null;

/** Whether the set-up is offered: nothing else than it would show that the company is new. */
export const isOffered = (setup: CompanySetup): boolean =>
  setup.may_change && setup.finished === null && !setup.at_work;
