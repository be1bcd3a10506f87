import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { NO_PROOF } from '../domain/proofForm';
import { ProofForm } from './ProofForm';

/** The password once more, and where the app is on a code too. */
const meta = {
  title: 'Features/Account/ProofForm',
  component: ProofForm,
  args: {
    formId: 'bukti',
    username: 'sri.wahyuni',
    values: NO_PROOF,
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: { frame: 420 },
} satisfies Meta<typeof ProofForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = { password: 'angsur-2026', code: '482915' };

export const PasswordAlone: Story = {};
export const WithCode: Story = { args: { asksCode: true, values: TYPED } };
export const Wrong: Story = {
  args: {
    asksCode: true,
    values: TYPED,
    errors: { password: 'Kata sandi salah.', code: 'Isi 6 angka dari aplikasi, atau satu kode pemulihan.' },
    notice: <InlineAlert tone="danger">Tidak tersambung ke server.</InlineAlert>,
  },
};
export const Narrow: Story = { args: Wrong.args ?? {}, parameters: { frame: 296 } };
export const SendsNothingTwice: Story = {
  args: { values: TYPED, busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kata sandi'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
