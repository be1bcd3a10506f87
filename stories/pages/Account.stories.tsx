import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { accountScenarios } from '@/features/account/mocks/scenarios';
import { STORY_PASSWORD } from '@/features/account/mocks/fixtures';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/account`: who is signed in and what they may do. */
const meta = {
  title: 'Pages/Account',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/account' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Akun' })).toBeVisible();
    await expect(await canvas.findByText('Jakarta')).toBeVisible();
    // The session's, and the known device's.
    await waitFor(() => expect(canvas.getAllByText('Perangkat ini')).toHaveLength(2));
  },
};

export const ChangesThePassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti kata sandi' }));
    await userEvent.type(await screen.findByLabelText('Kata sandi saat ini'), STORY_PASSWORD);
    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kuda lumping makan beling');
    await userEvent.type(screen.getByLabelText('Ulangi kata sandi baru'), 'kuda lumping makan beling');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti kata sandi' }));
    await expect(
      await resultHasFocus(/Kata sandi sudah diganti\. 2 sesi lain sudah diakhiri\./),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = { parameters: { msw: accountScenarios.asking } };

/** The six-call host does not know profiles: the session's own entries show. */
export const Failed: Story = {
  parameters: { msw: accountScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nomor 1')).toBeVisible();
  },
};

export const SignsOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anda sudah keluar' })).toBeVisible();
  },
};

/** Signed out it asks to sign in first. */
export const SignedOut: Story = {
  parameters: { session: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  },
};

export const Mobile: Story = { ...Default, globals: phone };
