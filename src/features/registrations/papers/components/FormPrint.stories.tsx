import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { buildRegistration, STATUSES } from '../../mocks/buildRegistration';
import { FormPrint } from './FormPrint';

/** A form registrasi on paper, ready to sign. */
const meta = {
  title: 'Features/Registrations/FormPrint',
  component: FormPrint,
  args: {
    registration: buildRegistration(),
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    by: 'Sari Permata',
    size: 'A4',
  },
  parameters: { frame: 860 },
  render: (args) => (
    <PaperPreview size={args.size}>
      <FormPrint {...args} />
    </PaperPreview>
  ),
} satisfies Meta<typeof FormPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3175014708900003')).toBeVisible();
    await expect(canvas.getByText('Meterai Rp10.000')).toBeVisible();
    await expect(canvas.getByText('Pasangan', { selector: 'p' })).toBeVisible();
  },
};
export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <FormPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    for (const paper of canvas.getAllByRole('region')) {
      await expect(within(paper).getByText('JKT/R2611/00041')).toBeVisible();
    }
  },
};
/** With somebody who answers for the applicant, and the longest names and addresses. */
export const WithAGuarantor: Story = {
  args: {
    registration: buildRegistration({
      basis: { calculation: buildCalculation({ vehicle_kind: 'R4' }), price: null },
      form: buildRegistrationForm({
        applicant: {
          name: 'I Gusti Ngurah Agung Wirawan Suryadiningrat',
          email: 'agung.wirawan@perusahaan-panjang.co.id',
        },
        guarantor: {
          name: 'Ni Luh Ketut Sri Handayani',
          relation: 'Kakak',
          phone: '0819 5550 7712',
          nik: '5171034405820004',
          address: 'Jl. Raya Puputan Renon No. 108, Denpasar',
        },
        vehicle: {
          kind: 'R4',
          brand: 'Toyota',
          type: 'Avanza Veloz Q TSS',
          plate: 'DK 1182 ABX',
          chassis: 'MHKE8FB3JNK048217',
        },
        structure: { otr: 285_000_000, down_payment: 71_250_000 },
      }),
    }),
  },
};
/** A cash loan against the BPKB of somebody who is not married: nobody else signs. */
export const Alone: Story = {
  args: {
    registration: buildRegistration({
      form: buildRegistrationForm({
        applicant: { marital: 'SINGLE' },
        spouse: EMPTY_FORM.spouse,
        structure: { financing: 'CASH', otr: null, down_payment: null, disbursement: 9_000_000 },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Pasangan', { selector: 'p' })).toBeNull();
    await expect(canvas.getAllByText('Rp9.000.000')[0]).toBeVisible();
  },
};
/** It says that it was not handed in. */
export const ADraft: Story = {
  args: {
    registration: buildRegistration({
      number: null,
      status: STATUSES.draft,
      form: { ...EMPTY_FORM, applicant: { ...EMPTY_FORM.applicant, name: 'Siti Rahmawati' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum diajukan')).toBeVisible();
    await expect(canvas.getByText('Draf, belum bernomor')).toBeVisible();
  },
};
