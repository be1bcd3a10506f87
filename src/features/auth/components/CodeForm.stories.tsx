import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { callProblem } from '../domain/callProblem';
import { CodeForm, type CodeFormProps } from './CodeForm';

function TypingCodeForm(props: CodeFormProps) {
  const [code, setCode] = useState(props.code);
  return <CodeForm {...props} code={code} onCode={setCode} />;
}

/** The one-time code: the second step of signing in. */
const meta = {
  title: 'Features/Auth/CodeForm',
  component: CodeForm,
  render: (args) => <TypingCodeForm {...args} />,
  args: { code: '', onCode: fn(), onSubmit: fn(), onResend: fn(), onBack: fn() },
  parameters: { session: null, frame: 380 },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { resendIn: 42 } };
export const HalfTyped: Story = { args: { code: '482', resendIn: 42 } };
export const TooShort: Story = { args: { code: '482', error: 'Isi 6 angka kode masuk.' } };
export const Wrong: Story = { args: { error: 'Kode salah. Sisa 3 percobaan.', resendIn: 12 } };
export const Checking: Story = { args: { code: '482915', busy: true } };
export const FromTheApp: Story = { args: { onResend: undefined, onRecovery: fn() } };
export const ResendAllowed: Story = {};
export const Resending: Story = { args: { resending: true } };
export const SentAgain: Story = { args: { sentAgain: true, resendIn: 60 } };
export const TooMany: Story = {
  args: {
    problem: {
      tone: 'warning',
      title: 'Terlalu banyak percobaan',
      text: 'Kode sudah terlalu sering salah. Minta kode baru atau masuk lagi dari awal.',
    },
  },
};
export const LockedOut: Story = {
  args: {
    lockedFor: 899,
    resendIn: 12,
    problem: {
      tone: 'warning',
      title: 'Terlalu banyak percobaan',
      text: 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit.',
    },
  },
};
export const Offline: Story = {
  args: { code: '482915', problem: callProblem(new ApiError({ kind: 'offline', status: 0 }), 'Lanjutkan') },
};

export const LastDigitSends: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Kode masuk');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '48291');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '5');
    await expect(args.onSubmit).toHaveBeenCalledWith('482915');
  },
};

export const PastedWithSpaces: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Kode masuk'));
    await userEvent.paste('482 915');
    await expect(args.onSubmit).toHaveBeenCalledWith('482915');
  },
};

export const ResendWaits: Story = {
  args: { resendIn: 42 },
  play: async ({ canvas, args }) => {
    const again = canvas.getByRole('button', { name: 'Kirim ulang (00:42)' });
    await expect(again).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti akun' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
