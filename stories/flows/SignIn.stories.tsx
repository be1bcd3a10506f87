import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { ACCOUNT } from '@/features/auth/mocks/fixtures';
import { codeScenarios } from '@/features/auth/mocks/scenarios';
import { readSession } from '@/lib/session/session';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';

/** Signing in, from the first page to the last: real routes, answers as the server gives them. */
const meta = {
  title: 'Flows/SignIn',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, session: null, route: '/login' },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsInAtTheSecondTry: Story = {
  play: async ({ canvas, step }) => {
    await step('A wrong password is said so, and the name stays', async () => {
      await userEvent.type(await canvas.findByLabelText('Nama pengguna'), ACCOUNT.username);
      await userEvent.type(canvas.getByLabelText('Kata sandi'), 'salah{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Nama pengguna atau kata sandi salah.',
      );
      await expect(canvas.getByLabelText('Nama pengguna')).toHaveValue(ACCOUNT.username);
    });
    await step('The right one leads to the code', async () => {
      await userEvent.type(canvas.getByLabelText('Kata sandi'), `${ACCOUNT.password}{Enter}`);
      await expect(await canvas.findByRole('heading', { name: 'Kode masuk' })).toBeVisible();
      await expect(canvas.getByText('s***@angsur.test')).toBeVisible();
    });
    await step('A wrong code says how many tries are left', async () => {
      await userEvent.type(canvas.getByLabelText('Kode masuk'), '111111');
      await expect(await canvas.findByText('Kode salah. Sisa 4 percobaan.')).toBeVisible();
    });
    await step('The right code opens the app', async () => {
      await userEvent.type(canvas.getByLabelText('Kode masuk'), ACCOUNT.code);
      await expect(await canvas.findByRole('button', { name: /notifikasi/i })).toBeVisible();
      await expect(readSession()).toMatchObject({ token: 'story-token', name: 'Sri Wahyuni', idTitle: 3 });
    });
  },
};

/** Whoever came for a page that needs a session is brought there after signing in. */
export const GoesOnToWhereItWasBoundFor: Story = {
  parameters: { route: '/account' },
  play: async ({ canvas, step }) => {
    await step('Signed out, /account asks to sign in first', async () => {
      await userEvent.type(await canvas.findByLabelText('Nama pengguna'), ACCOUNT.username);
      await userEvent.type(canvas.getByLabelText('Kata sandi'), `${ACCOUNT.password}{Enter}`);
    });
    await step('After the code it is the account page', async () => {
      await userEvent.type(await canvas.findByLabelText('Kode masuk'), ACCOUNT.code);
      await expect(await canvas.findByRole('heading', { name: 'Akun', level: 1 })).toBeVisible();
      await expect(await canvas.findByText('Jakarta')).toBeVisible();
    });
  },
};

export const StartsAgainWhenTheCodeExpired: Story = {
  parameters: { msw: codeScenarios.expiredOnServer },
  play: async ({ canvas, step }) => {
    await step('Name and password are right, the code comes too late', async () => {
      await userEvent.type(await canvas.findByLabelText('Nama pengguna'), ACCOUNT.username);
      await userEvent.type(canvas.getByLabelText('Kata sandi'), `${ACCOUNT.password}{Enter}`);
      await userEvent.type(await canvas.findByLabelText('Kode masuk'), ACCOUNT.code);
      await expect(await canvas.findByRole('heading', { name: 'Kode kedaluwarsa' })).toBeVisible();
    });
    await step('Back at the first page the name is still there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Masuk lagi' }));
      await expect(await canvas.findByLabelText('Nama pengguna')).toHaveValue(ACCOUNT.username);
      await expect(canvas.getByLabelText('Kata sandi')).toHaveFocus();
    });
  },
};

/** /login/otp opened by hand. */
export const CodePageWithoutSignIn: Story = {
  parameters: { route: '/login/otp' },
  play: async ({ canvas, step }) => {
    await step('The page says that no code was sent', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ke halaman masuk' }));
    });
    await step('And leads to the sign-in page', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Masuk' })).toBeVisible();
    });
  },
};
