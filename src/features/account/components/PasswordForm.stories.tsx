import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { NO_PASSWORDS } from '../domain/passwordForm';
import { PasswordForm } from './PasswordForm';

/** The present password, and the new one twice. */
const meta = {
  title: 'Features/Account/PasswordForm',
  component: PasswordForm,
  args: {
    formId: 'ganti',
    username: 'sri.wahyuni',
    values: NO_PASSWORDS,
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: { frame: 420 },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = {
  current_password: 'angsur-2026',
  new_password: 'kuda lumping makan beling',
  repeat: 'kuda lumping makan beling',
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kata sandi saat ini')).toHaveFocus();
  },
};
export const Typed: Story = { args: { values: TYPED } };
export const Wrong: Story = {
  args: {
    values: { ...TYPED, new_password: 'sri.wahyuni.1990' },
    errors: {
      current_password: 'Kata sandi saat ini salah.',
      new_password: 'Terlalu mirip nama Anda. Pakai beberapa kata yang tidak berhubungan.',
      repeat: 'Belum sama dengan kata sandi baru.',
    },
  },
};
export const WithNotice: Story = {
  args: { values: TYPED, notice: <InlineAlert tone="danger">Tidak tersambung ke server.</InlineAlert> },
};
export const Narrow: Story = { args: Wrong.args ?? {}, parameters: { frame: 296 } };

export const CanBeLookedAt: Story = {
  args: { values: TYPED },
  play: async ({ canvas }) => {
    const fresh = canvas.getByLabelText('Kata sandi baru');
    await expect(fresh).toHaveAttribute('type', 'password');
    await expect(fresh).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(canvas.getByLabelText('Tampilkan kata sandi'));
    await expect(fresh).toHaveAttribute('type', 'text');
  },
};

export const SendsNothingTwice: Story = {
  args: { values: TYPED, busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
