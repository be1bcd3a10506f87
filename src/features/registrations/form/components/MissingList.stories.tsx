import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { missingFields } from '@/lib/registration/missingFields';
import { MissingList } from './MissingList';

/** What keeps a form from being handed in, with the way to each field. */
const meta = {
  title: 'Features/Registrations/MissingList',
  component: MissingList,
  args: {
    missing: {
      'applicant.nik': 'NIK terdiri dari 16 angka.',
      'ktp_address.village': 'Harus diisi.',
      'emergency.phone': 'Harus diisi.',
      'structure.down_payment': 'Paling sedikit Rp3.100.000 menurut daftar harga.',
      surveyor_id: 'Harus diisi.',
    },
    onGoTo: fn(),
  },
  parameters: { frame: 800 },
} satisfies Meta<typeof MissingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kontak darurat: Telepon' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('emergency.phone');
  },
};
export const Everything: Story = { args: { missing: missingFields(EMPTY_FORM, '2026-11-20') } };
export const Nothing: Story = { args: { missing: {} } };
