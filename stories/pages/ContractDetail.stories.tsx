import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import {
  contractMissing,
  contractOfAnotherOffice,
  contractSlow,
  openContract,
} from '@/features/contracts/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/contract/{id}`: one contract; the id is its code. */
const meta = {
  title: 'Pages/ContractDetail',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/contract/JKT-2603-00118', msw: openContract },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeInTheDocument();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Bayar Cicilan' }),
    ).toHaveAttribute('href', '/payment/JKT-2603-00118');
  },
};

/** Sees the card, takes no money. */
export const ForAContractAdmin: Story = {
  parameters: { session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeInTheDocument();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Kartu Piutang' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Komisi agen kontrak ini' })).toHaveAttribute(
      'href',
      '/agen/commission?search=JKT-2603-00118',
    );
    await expect(main.getByRole('link', { name: 'Komisi marketing kontrak ini' })).toBeVisible();
  },
};

/** Neither takes payments nor opens receipts. */
export const ForACollectorSupervisor: Story = {
  parameters: { session: 'Supervisor Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeInTheDocument();
    const others = /Bayar Cicilan|Kartu Piutang|^JKT\/|^Komisi/;
    await expect(canvas.queryByRole('link', { name: others })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: contractSlow } };
export const Missing: Story = {
  parameters: { msw: contractMissing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke daftar' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: contractOfAnotherOffice },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Kontrak ini milik kantor lain\./)).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
