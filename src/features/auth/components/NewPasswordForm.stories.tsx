import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NO_NEW_PASSWORD } from '../domain/newPassword';
import { NewPasswordForm } from './NewPasswordForm';

/** A password that a person chooses for themself. */
const meta = {
  title: 'Features/Auth/NewPasswordForm',
  component: NewPasswordForm,
  args: { username: 'rina.kasir', values: NO_NEW_PASSWORD, errors: {}, onChange: fn(), onSubmit: fn() },
  parameters: { frame: 440 },
} satisfies Meta<typeof NewPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = { new_password: 'kuda lumping makan beling', repeat: 'kuda lumping makan beling' };

export const Default: Story = {};
export const TooWeak: Story = {
  args: {
    values: { new_password: 'rina kusuma rina', repeat: '' },
    errors: { new_password: 'Terlalu mirip nama Anda. Pakai beberapa kata yang tidak berhubungan.' },
  },
};
export const NotTheSame: Story = {
  args: { values: { ...typed, repeat: 'kuda' }, errors: { repeat: 'Belum sama dengan kata sandi di atas.' } },
};
export const Problem: Story = {
  args: {
    values: typed,
    problem: {
      tone: 'warning',
      title: 'Tidak tersambung ke server',
      text: 'Yang Anda ketik tetap ada. Periksa jaringan, lalu tekan Simpan kata sandi lagi.',
    },
  },
};
export const Busy: Story = { args: { values: typed, busy: true } };

/** Looked at before it is sent. */
export const ShowsWhatWasTyped: Story = {
  tags: ['no-picture'],
  args: { values: typed },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kata sandi baru')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByLabelText('Tampilkan kata sandi'));
    await expect(canvas.getByLabelText('Kata sandi baru')).toHaveAttribute('type', 'text');
  },
};
