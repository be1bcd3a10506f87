import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buildSession } from '@/lib/mocks/storySession';
import { AccountOverview } from './AccountOverview';
import { accountScenarios } from './mocks/scenarios';

/** The account page below its heading: the session's entries at once, the profile's words when they come. */
const meta = {
  title: 'Features/Account/AccountOverview',
  component: AccountOverview,
  args: { appVersion: '1.0.0', onSignOut: fn() },
  parameters: { frame: 760 },
} satisfies Meta<typeof AccountOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kasir')).toBeVisible();
    await expect(canvas.getByText('Jakarta')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sri Wahyuni' })).toBeVisible();
  },
};

export const Penyetuju: Story = {
  parameters: { session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Penyetuju')).toBeVisible();
    await expect(
      canvas.getByText('Melihat Nota Cicilan dan menyetujui perubahan yang diminta orang lain'),
    ).toBeVisible();
  },
};

export const WithPushState: Story = {
  args: { pushState: 'Perangkat ini menerima pemberitahuan.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perangkat ini menerima pemberitahuan.')).toBeVisible();
    await canvas.findByText('Jakarta');
  },
};

/** Nothing waits for the server: name, rights and sign-out are there from the first moment. */
export const Asking: Story = {
  parameters: { msw: accountScenarios.asking },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sri Wahyuni' })).toBeVisible();
    await expect(canvas.getByText('Mencatat Daily Petty Cash')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keluar' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Ganti kata sandi' })).toBeEnabled();
  },
};

/** The company's own host has no auth/me: title and office show by number. */
export const HostWithoutProfile: Story = {
  parameters: { msw: accountScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nomor 3')).toBeVisible();
    await expect(canvas.getByText('Nomor 1')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: accountScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nomor 3')).toBeVisible();
  },
};

export const PageInsteadOfAnswer: Story = {
  parameters: { msw: accountScenarios.proxyPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nomor 3')).toBeVisible();
  },
};

/** The title's flags changed since sign-in: the server's word counts. */
export const RightsChanged: Story = {
  parameters: { msw: accountScenarios.promoted },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kepala Cabang')).toBeVisible();
    await expect(canvas.getByText('Melihat Monitoring')).toBeVisible();
    await expect(canvas.getByText('Makassar')).toBeVisible();
  },
};

export const NoName: Story = {
  parameters: { session: buildSession('Kasir', { name: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jakarta')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No Name' })).toBeVisible();
  },
};

export const SignsOut: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Jakarta');
    await userEvent.click(canvas.getByRole('button', { name: 'Keluar' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const ChangesTheLook: Story = {
  play: async ({ canvas, globals }) => {
    const other = globals.theme === 'dark' ? 'Terang' : 'Gelap';
    const own = globals.theme === 'dark' ? 'Gelap' : 'Terang';
    await canvas.findByText('Jakarta');
    await userEvent.click(canvas.getByLabelText(other));
    await waitFor(() =>
      expect(document.documentElement.dataset.theme).toBe(other === 'Gelap' ? 'dark' : 'light'),
    );
    await userEvent.click(canvas.getByLabelText(own));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(globals.theme));
  },
};
