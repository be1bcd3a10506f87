import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { signOutScenarios } from '@/features/auth/mocks/scenarios';
import { buildSession } from '@/lib/mocks/storySession';
import { readSession, writeSession } from '@/lib/session/session';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/logout`: being here signs out, on this device at once and on the server as best it can. */
const meta = {
  title: 'Pages/Logout',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/logout' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anda sudah keluar' })).toBeVisible();
    await step('Every entry of the session is gone', async () => {
      await waitFor(() => expect(readSession()).toBeNull());
      await expect(localStorage.getItem('is_credit')).toBeNull();
    });
    await expect(canvas.getByRole('link', { name: 'Masuk lagi' })).toHaveAttribute('href', '/login');
  },
};

/** Sent here because notifs/count answered 401 (SPEC 5); signing in leads back. */
export const SessionOver: Story = {
  parameters: { route: '/logout?alasan=sesi&kembali=%2Fcredit%3Fpage%3D2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sesi Anda berakhir' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Masuk lagi' })).toHaveAttribute(
      'href',
      '/login?kembali=%2Fcredit%3Fpage%3D2',
    );
  },
};

/** A server that does not answer keeps nobody signed in. */
export const ServerSilent: Story = {
  parameters: { msw: signOutScenarios.serverSilent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anda sudah keluar' })).toBeVisible();
    await waitFor(() => expect(readSession()).toBeNull());
  },
};

/** Signing in again in another tab is left alone by this one. */
export const SignedInElsewhere: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(readSession()).toBeNull());
    writeSession(buildSession('Kasir'));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Anda sudah masuk lagi' }),
    ).toBeVisible();
    await expect(readSession()).not.toBeNull();
  },
};

export const Mobile: Story = { globals: phone };
