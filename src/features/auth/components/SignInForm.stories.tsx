import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { signInProblem } from '../domain/signInProblem';
import { SignInForm } from './SignInForm';

/** User name and password: the first step of signing in. */
const meta = {
  title: 'Features/Auth/SignInForm',
  component: SignInForm,
  args: { username: '', password: '', onUsername: fn(), onPassword: fn(), onSubmit: fn(), onForgotten: fn() },
  parameters: { session: null, frame: 380 },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { username: 'kasir.jkt', password: 'angsur-2026' } };
export const BothMissing: Story = {
  args: { errors: { username: 'Isi nama pengguna.', password: 'Isi kata sandi.' } },
};
export const Checking: Story = { args: { ...Filled.args, busy: true } };
export const WrongPassword: Story = {
  args: {
    username: 'kasir.jkt',
    problem: signInProblem(
      new ApiError({ kind: 'refused', status: 401, message: 'Nama pengguna atau kata sandi salah.' }),
    ),
  },
};
export const LockedOut: Story = {
  args: {
    ...Filled.args,
    lockedFor: 899,
    problem: signInProblem(new ApiError({ kind: 'refused', status: 429, retryAfter: 899 })),
  },
};
export const Offline: Story = {
  args: { ...Filled.args, problem: signInProblem(new ApiError({ kind: 'offline', status: 0 })) },
};
export const ServerDown: Story = {
  args: {
    ...Filled.args,
    problem: signInProblem(
      new ApiError({
        kind: 'refused',
        status: 500,
        message: 'Server sedang bermasalah. Coba lagi sebentar.',
      }),
    ),
  },
};

export const ShowsThePassword: Story = {
  args: Filled.args ?? {},
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Kata sandi');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan kata sandi' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan kata sandi' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

/** Password managers find both fields. */
export const KnownToPasswordManagers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nama pengguna')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Kata sandi')).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const SendsOnEnter: Story = {
  args: Filled.args ?? {},
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kata sandi'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
