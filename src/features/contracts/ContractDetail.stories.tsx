import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractDetail } from './ContractDetail';
import { ContractRoutes } from './mocks/ContractRoutes';
import {
  contractMissing,
  contractOfAnotherOffice,
  contractOffline,
  contractSlow,
  openContract,
} from './mocks/scenarios';

/** One contract with its card, receipts, facts and history. */
const meta = {
  title: 'Features/Contracts/ContractDetail',
  component: ContractDetail,
  args: { code: 'JKT-2603-00118', listHref: '/contract' },
  parameters: { frame: 1040, route: '/contract/JKT-2603-00118' },
  render: () => <ContractRoutes />,
} satisfies Meta<typeof ContractDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text, {}, { timeout: 5000 })).toBeVisible();
  };

export const Default: Story = {
  parameters: { msw: openContract },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Kartu piutang' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: contractSlow } };
export const Missing: Story = {
  parameters: { msw: contractMissing },
  play: shown(/Kontrak ini tidak ada\./),
};
export const Forbidden: Story = {
  parameters: { msw: contractOfAnotherOffice },
  play: shown(/Kontrak ini milik kantor lain\./),
};
export const Offline: Story = { parameters: { msw: contractOffline }, play: shown('Tidak tersambung') };
