import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { readKeptChallenge } from './domain/keptChallenge';
import { ACCOUNT, keepStoryChallenge } from './mocks/fixtures';
import { signInScenarios } from './mocks/scenarios';
import { SignIn } from './SignIn';

/** First step of signing in, connected: user name and password against a code. */
const meta = {
  title: 'Features/Auth/SignIn',
  component: SignIn,
  args: { onChallenge: fn() },
  parameters: { session: null, frame: 440 },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

async function submit(canvas: Canvas, password = ACCOUNT.password) {
  await userEvent.type(canvas.getByLabelText('Nama pengguna'), ACCOUNT.username);
  await userEvent.type(canvas.getByLabelText('Kata sandi'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
}

/** What was typed is still there after a failure that was not the password's fault. */
async function expectKept(canvas: Canvas) {
  await expect(canvas.getByLabelText('Nama pengguna')).toHaveValue(ACCOUNT.username);
  await expect(canvas.getByLabelText('Kata sandi')).toHaveValue(ACCOUNT.password);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nama pengguna')).toHaveFocus();
  },
};

export const SendsACode: Story = {
  play: async ({ canvas, args }) => {
    await submit(canvas);
    await waitFor(() => expect(args.onChallenge).toHaveBeenCalledOnce());
    await expect(readKeptChallenge()).toMatchObject({
      username: ACCOUNT.username,
      sentTo: 's***@angsur.test',
    });
    await expect(sessionStorage.getItem('masuk')).not.toContain(ACCOUNT.password);
  },
};

export const AsksForWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    await expect(canvas.getByLabelText('Nama pengguna')).toHaveAccessibleDescription('Isi nama pengguna.');
    await expect(canvas.getByLabelText('Nama pengguna')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Nama pengguna'), 'kasir.jkt{Enter}');
    await expect(canvas.getByLabelText('Kata sandi')).toHaveFocus();
    await expect(canvas.getByLabelText('Kata sandi')).toHaveAccessibleDescription('Isi kata sandi.');
  },
};

/** One answer for every name; without one, it is asked for. */
export const ForgottenPassword: Story = {
  play: async ({ canvas }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Lupa kata sandi' }));
    await press();
    await expect(await canvas.findByText('Isi nama pengguna.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Nama pengguna'), 'siapa.saja');
    await press();
    await expect(await canvas.findByText('Periksa e-mail Anda')).toBeVisible();
  },
};

export const KeepsTheNameAfterAWrongPassword: Story = {
  play: async ({ canvas, args }) => {
    await submit(canvas, 'salah');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nama pengguna atau kata sandi salah.');
    await expect(canvas.getByLabelText('Nama pengguna')).toHaveValue(ACCOUNT.username);
    await expect(canvas.getByLabelText('Kata sandi')).toHaveValue('');
    await expect(canvas.getByLabelText('Kata sandi')).toHaveFocus();
    await expect(args.onChallenge).not.toHaveBeenCalled();
  },
};

export const LockedOut: Story = {
  parameters: { msw: signInScenarios.lockedOut },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Terlalu banyak percobaan masuk')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi dalam 15:00' })).toBeDisabled();
  },
};

export const UnlocksWhenTheTimeIsOver: Story = {
  parameters: { msw: signInScenarios.lockedOut },
  play: async ({ canvas }) => {
    await submit(canvas);
    await canvas.findByRole('button', { name: 'Coba lagi dalam 15:00' });
    MockDate.set(Date.now() + 899_000);
    await canvas.findByRole('button', { name: 'Coba lagi dalam 00:01' });
    MockDate.set(Date.now() + 1_000);
    await expect(await canvas.findByRole('button', { name: 'Masuk' })).toBeEnabled();
    await expect(canvas.queryByText('Terlalu banyak percobaan masuk')).not.toBeInTheDocument();
    await expectKept(canvas);
  },
};

/** The lock belongs to a name; somebody else at the same counter may sign in. */
export const AnotherNameIsNotLocked: Story = {
  parameters: { msw: signInScenarios.lockedOut },
  play: async ({ canvas }) => {
    await submit(canvas);
    await canvas.findByRole('button', { name: 'Coba lagi dalam 15:00' });
    await userEvent.type(canvas.getByLabelText('Nama pengguna'), '2');
    await expect(canvas.getByRole('button', { name: 'Masuk' })).toBeEnabled();
  },
};

export const ServerDown: Story = {
  parameters: { msw: signInScenarios.serverDown },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Gangguan di server')).toBeVisible();
    await expectKept(canvas);
  },
};

export const CodeNotSent: Story = {
  parameters: { msw: signInScenarios.codeNotSent },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText(/Kode masuk tidak dapat dikirim/)).toBeVisible();
    await expectKept(canvas);
  },
};

export const Offline: Story = {
  parameters: { msw: signInScenarios.networkGone },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Tidak tersambung ke server')).toBeVisible();
    await expectKept(canvas);
  },
};

export const PageInsteadOfAnswer: Story = {
  parameters: { msw: signInScenarios.proxyPage },
  play: async ({ canvas, args }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Jawaban server tidak dapat dibaca')).toBeVisible();
    await expectKept(canvas);
    await expect(args.onChallenge).not.toHaveBeenCalled();
  },
};

export const HostWithoutSignIn: Story = {
  parameters: { msw: signInScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Belum bisa masuk')).toBeVisible();
  },
};

export const SendsOnceWhileWaiting: Story = {
  parameters: { msw: signInScenarios.checking },
  play: async ({ canvas }) => {
    await submit(canvas);
    const busy = await canvas.findByRole('button', { name: 'Memeriksa…' });
    await userEvent.click(busy);
    await userEvent.type(canvas.getByLabelText('Kata sandi'), '{Enter}');
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Back from the code page: the name is there, the cursor stands in the password. */
export const RemembersTheName: Story = {
  beforeEach: () => keepStoryChallenge(),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nama pengguna')).toHaveValue(ACCOUNT.username);
    await expect(canvas.getByLabelText('Kata sandi')).toHaveFocus();
  },
};
