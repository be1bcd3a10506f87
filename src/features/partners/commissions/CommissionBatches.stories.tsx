import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AGENT } from '..';
import { CommissionRoutes } from '../mocks/CommissionRoutes';
import { commissionScenarios } from '../mocks/commissionScenarios';
import { CommissionBatches } from './CommissionBatches';

/** Batches of commissions that were paid, newest first. */
const meta = {
  title: 'Features/Partners/CommissionBatches',
  component: CommissionBatches,
  args: { side: AGENT, hrefOf: (id) => `/agen/commission/batch/${id}` },
  parameters: { frame: 1040, route: '/agen/commission/batch', session: 'Kepala Cabang' },
  render: () => <CommissionRoutes />,
} satisfies Meta<typeof CommissionBatches>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'JKT/KA2611/00005' })).toHaveAttribute(
      'href',
      '/agen/commission/batch/5',
    );
  },
};
export const Loading: Story = { parameters: { msw: commissionScenarios.batchesAsking } };
export const Empty: Story = {
  parameters: { msw: commissionScenarios.noBatches },
  play: shown('Belum ada pembayaran komisi'),
};
export const PageBeyond: Story = {
  parameters: { msw: commissionScenarios.noBatches, route: '/agen/commission/batch?page=3' },
  play: shown('Halaman ini kosong'),
};
export const Failed: Story = {
  parameters: { msw: commissionScenarios.batchesFail },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: commissionScenarios.batchesOffline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: commissionScenarios.batchesForbidden },
  play: shown('Tidak punya hak'),
};
