import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { pettyScenarios } from '@/features/pettyCash/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/export/pettycash`: Export Jurnal Petty Cash. */
const meta = {
  title: 'Pages/PettyJournal',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/export/pettycash', session: 'Kepala Cabang' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Export Jurnal Petty Cash' }),
    ).toBeVisible();
    await canvas.findByRole('table', { name: 'Jurnal Petty Cash' });
    await canvas.findByText('PC/JKT/2026/11/0042');
  },
};
export const Loading: Story = { parameters: { msw: pettyScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: pettyScenarios.nothingWritten },
  play: shown('Tidak ada voucher dalam masa ini'),
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
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = {
  ...Default,
  globals: phone,
  play: async ({ canvas }) => void (await canvas.findByText('PC/JKT/2026/11/0042')),
};
