import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

/** Each part has an address: a link leads there, and so does opening the page with it. */
export const GoesToAPart: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { msw: openContract, route: '/contract/JKT-2603-00118#riwayat' },
  play: async ({ canvas, step }) => {
    const part = async (name: string) =>
      (await canvas.findByRole('heading', { level: 2, name })).closest('section');
    await step('The address names the history: it is in view and has the focus', async () => {
      const history = await part('Riwayat');
      await waitFor(() => expect(history).toHaveFocus());
      await expect(history?.getBoundingClientRect().top).toBeLessThan(innerHeight);
    });
    await step('A link leads to the receipts', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Nota' }));
      const receipts = await part('Nota');
      await waitFor(() => expect(receipts).toHaveFocus());
    });
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
