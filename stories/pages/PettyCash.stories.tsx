import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { pettyScenarios } from '@/features/pettyCash/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/pettycash`: Daily Petty Cash. */
const meta = {
  title: 'Pages/PettyCash',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/pettycash' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daily Petty Cash' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Voucher PC/JKT/2026/11/0042' });
    await expect(canvas.getByRole('button', { name: 'Catat pengeluaran' })).toBeVisible();
  },
};
export const Approver: Story = {
  parameters: { session: 'Kepala Cabang', msw: pettyScenarios.approver },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /^Putuskan/ })),
};
export const Loading: Story = { parameters: { msw: pettyScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: pettyScenarios.nothingWritten },
  play: shown('Belum ada voucher'),
};
export const Failed: Story = {
  parameters: { msw: pettyScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: pettyScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const NoRights: Story = {
  parameters: { msw: pettyScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: pettyScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
