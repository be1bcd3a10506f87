import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { CodeEntry } from './CodeEntry';
import { readKeptChallenge } from './domain/keptChallenge';
import { ACCOUNT, buildChallenge, buildProfile, keepStoryChallenge } from './mocks/fixtures';
import { codeScenarios } from './mocks/scenarios';

/** Second step of signing in, connected: the one-time code against a session. */
const meta = {
  title: 'Features/Auth/CodeEntry',
  component: CodeEntry,
  args: { onSignedIn: fn(), onBack: fn() },
  parameters: { session: null, frame: 440 },
  beforeEach: () => keepStoryChallenge(),
} satisfies Meta<typeof CodeEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('s***@angsur.test')).toBeVisible();
    await expect(canvas.getByLabelText('Kode masuk')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Kirim ulang (01:00)' })).toBeDisabled();
  },
};

export const PrintedByTheServer: Story = { beforeEach: () => keepStoryChallenge({ sent_to: 'server' }) };

/** Nothing was sent: the app shows the code, and there is no other way in than that or a recovery code. */
export const FromTheApp: Story = {
  beforeEach: () => keepStoryChallenge({ sent_to: 'app', way: 'app' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Isi kode 6 angka dari aplikasi autentikator.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Kirim ulang/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Kode masuk'), ACCOUNT.code);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const ByRecoveryCode: Story = {
  beforeEach: () => keepStoryChallenge({ sent_to: 'app', way: 'app' }),
  play: async ({ canvas, args, step }) => {
    await step('What is no recovery code is not sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pakai kode pemulihan' }));
      await userEvent.type(canvas.getByLabelText('Kode pemulihan'), 'k3mf 9xqe{Enter}');
      await expect(canvas.getByLabelText('Kode pemulihan')).toHaveAccessibleDescription(
        /^Isi kode pemulihan seperti/,
      );
    });
    await step('Capitals and gaps do not matter', async () => {
      await userEvent.clear(canvas.getByLabelText('Kode pemulihan'));
      await userEvent.type(canvas.getByLabelText('Kode pemulihan'), 'K3MF 9XQE 7HRT W2AP{Enter}');
      await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    });
  },
};

export const WrongRecoveryCode: Story = {
  beforeEach: () => keepStoryChallenge({ sent_to: 'app', way: 'app' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai kode pemulihan' }));
    await userEvent.type(canvas.getByLabelText('Kode pemulihan'), 'aaaa-aaaa-aaaa-aaaa{Enter}');
    await expect(await canvas.findByText('Kode salah. Sisa 4 percobaan.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai kode aplikasi' }));
    await expect(canvas.getByLabelText('Kode masuk')).toHaveFocus();
  },
};

/** The name is tried from everywhere: it is not said whether the password was right, and every way in stands open. */
export const SaysNothing: Story = {
  beforeEach: () => keepStoryChallenge({ sent_to: 'unsaid', way: 'either' }),
  parameters: { msw: codeScenarios.saysNothing },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Kode masuk');
    await step('A wrong code may have been a wrong password', async () => {
      await expect(canvas.getByText(/Bila kata sandi tadi benar/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Pakai kode pemulihan' })).toBeVisible();
      await userEvent.type(field, '111111');
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription('Kode tidak diterima. Sisa 4 percobaan.'),
      );
    });
    await step('Another code is as unsaid', async () => {
      MockDate.set('2026-11-20T07:06:00Z');
      await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
      await expect(await canvas.findByText(/Bila kata sandi benar, kode baru sudah dikirim/)).toBeVisible();
    });
  },
};

export const SignsIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kode masuk'), ACCOUNT.code);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('story-token', buildProfile()));
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
    await expect(readKeptChallenge()).toBeNull();
    await expect(localStorage.getItem('perangkat')).toBe('story-device');
  },
};

export const WrongCode: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Kode masuk');
    await userEvent.type(field, '111111');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Kode salah. Sisa 4 percobaan.'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Kode masuk'), '482{Enter}');
    await expect(canvas.getByLabelText('Kode masuk')).toHaveAccessibleDescription('Isi 6 angka kode masuk.');
    await expect(canvas.getByLabelText('Kode masuk')).toHaveValue('482');
  },
};

export const TooManyWrong: Story = {
  parameters: { msw: codeScenarios.tooManyCodes },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Kode masuk'), '111111');
    await expect(await canvas.findByText(/Minta kode baru atau masuk lagi/)).toBeVisible();
  },
};

export const LockedOut: Story = {
  parameters: { msw: codeScenarios.lockedOut },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Kode masuk'), '111111');
    await expect(await canvas.findByRole('button', { name: 'Coba lagi dalam 15:00' })).toBeDisabled();
  },
};

export const Offline: Story = {
  parameters: { msw: codeScenarios.networkGone },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Kode masuk'), ACCOUNT.code);
    await expect(await canvas.findByText('Tidak tersambung ke server')).toBeVisible();
    await expect(canvas.getByLabelText('Kode masuk')).toHaveValue(ACCOUNT.code);
    await expect(canvas.getByRole('button', { name: 'Lanjutkan' })).toBeEnabled();
  },
};

export const ExpiredOnTheServer: Story = {
  parameters: { msw: codeScenarios.expiredOnServer },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kode masuk'), ACCOUNT.code);
    await expect(await canvas.findByRole('heading', { name: 'Kode kedaluwarsa' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk lagi' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const ExpiresWhileOpen: Story = {
  play: async ({ canvas }) => {
    MockDate.set('2026-11-20T07:09:59Z');
    await expect(await canvas.findByRole('button', { name: 'Kirim ulang' })).toBeEnabled();
    MockDate.set('2026-11-20T07:10:00Z');
    await expect(await canvas.findByRole('heading', { name: 'Kode kedaluwarsa' })).toBeVisible();
  },
};

export const SendsAnotherCode: Story = {
  play: async ({ canvas }) => {
    MockDate.set('2026-11-20T07:06:00Z');
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
    await expect(await canvas.findByText(/Kode baru sudah dikirim/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kirim ulang (01:00)' })).toBeDisabled();
    await expect(canvas.getByLabelText('Kode masuk')).toHaveFocus();
  },
};

/** A clock that runs ahead lets the wait end too early; the server's Retry-After mends it. */
export const ResendTooSoon: Story = {
  parameters: { msw: codeScenarios.resendTooSoon },
  play: async ({ canvas }) => {
    MockDate.set('2026-11-20T07:06:00Z');
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
    await expect(await canvas.findByRole('button', { name: 'Kirim ulang (00:30)' })).toBeDisabled();
  },
};

export const ResendTooOften: Story = {
  parameters: { msw: codeScenarios.resendTooOften },
  play: async ({ canvas }) => {
    MockDate.set('2026-11-20T07:06:00Z');
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
    await expect(await canvas.findByText('Kode baru belum terkirim')).toBeVisible();
  },
};

/** The device is a day behind: the countdown still starts at a minute. */
export const WrongClock: Story = {
  beforeEach: () => {
    const served = buildChallenge();
    MockDate.set('2026-11-19T07:05:00Z');
    keepStoryChallenge(served);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kirim ulang (01:00)' })).toBeDisabled();
  },
};

/** The address was opened without signing in first. */
export const NoChallenge: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ke halaman masuk' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** What is no digit does not get into a code. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const form = canvas.getByLabelText('Kode masuk').closest('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('CodeForm', { form, sends: false });
  },
};
