import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { buildRegistration } from '../mocks/buildRegistration';
import { WITH_MORE_DOCUMENTS } from '../mocks/someFiles';
import { StoryFile } from '../mocks/StoryFile';
import { FormFacts } from './FormFacts';

/** What was filled, beside the documents that prove it. */
const meta = {
  title: 'Features/Registrations/FormFacts',
  component: FormFacts,
  args: { registration: buildRegistration(WITH_MORE_DOCUMENTS), File: StoryFile },
  parameters: { frame: 1030 },
} satisfies Meta<typeof FormFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('KTP pemohon: ktp-siti.jpg')).toBeVisible();
    await expect(canvas.getByText('Boleh menyusul: NPWP.')).toBeVisible();
    await expect(canvas.getByText('Boleh menyusul: STNK, Foto kendaraan.')).toBeVisible();
    await expect(canvas.queryByText(/^Belum dilampirkan/)).toBeNull();
  },
};
export const WithoutDocuments: Story = {
  args: {
    registration: buildRegistration({
      files: [],
      form: buildRegistrationForm({ documents: EMPTY_FORM.documents }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum dilampirkan: KTP pemohon, Kartu keluarga.')).toBeVisible();
    await expect(canvas.getByText('Belum dilampirkan: KTP pasangan.')).toBeVisible();
    await expect(canvas.getByText('Boleh menyusul: STNK, BPKB, Foto kendaraan.')).toBeVisible();
  },
};
/** Money against the BPKB of one's own vehicle: its papers are needed, a spouse's KTP is not. */
export const CashWithoutPapers: Story = {
  args: {
    registration: buildRegistration({
      files: [],
      form: buildRegistrationForm({
        applicant: { marital: 'SINGLE' },
        structure: { financing: 'CASH' },
        documents: EMPTY_FORM.documents,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum dilampirkan: STNK, BPKB, Foto kendaraan.')).toBeVisible();
    await expect(canvas.queryByText(/KTP pasangan/)).toBeNull();
  },
};
/** A document came before anything was typed. */
export const OnlyADocument: Story = {
  args: {
    registration: buildRegistration({
      ...WITH_MORE_DOCUMENTS,
      form: { ...EMPTY_FORM, documents: { ...EMPTY_FORM.documents, ktp: 71 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('KTP pemohon: ktp-siti.jpg')).toBeVisible();
  },
};
export const Empty: Story = {
  args: {
    registration: buildRegistration({
      ...{ form: EMPTY_FORM, files: [], basis: { calculation: null, price: null } },
      names: { contract_type: null, finance: null, surveyor: null, agent: null, marketer: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada yang diisi.')).toBeVisible();
  },
};
