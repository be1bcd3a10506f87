import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { CertificateForm } from './CertificateForm';

/** Number and last day of a collector's certificate. */
const meta = {
  title: 'Features/Staff/CertificateForm',
  component: CertificateForm,
  parameters: { frame: 480 },
  args: {
    formId: 'sertifikat',
    values: { number: 'SPPI-2025-00118', until: '2028-05-20' },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CertificateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Nomor sertifikat'), '9');
    await expect(args.onChange).toHaveBeenCalledWith({ number: 'SPPI-2025-001189' });
  },
};
export const Empty: Story = { args: { values: { number: '', until: '' } } };
export const Wrong: Story = {
  args: {
    values: { number: 'x', until: '' },
    errors: { number: 'Isi 3 sampai 60 huruf atau angka.', until: 'Isi hari terakhir berlakunya.' },
  },
};
export const Saving: Story = { args: { busy: true } };
export const ChangedMeanwhile: Story = {
  args: {
    notice: (
      <SaveProblem
        message="Data Yohanes Kambu sudah diubah sejak Anda membukanya."
        moved={[
          {
            label: 'Sertifikat',
            before: 'SPPI-2025-00118, berlaku sampai 20 Mei 2028',
            after: 'SPPI-2026-00777, berlaku sampai 31 Januari 2029',
          },
        ]}
        onTakeOver={fn()}
      />
    ),
  },
};
