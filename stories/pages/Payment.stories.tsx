import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { cardOffline, cardSlow, nothingFound } from '@/features/payments/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/payment` and `/payment/{id}`: Bayar Cicilan, or Kartu Piutang to read. */
const meta = {
  title: 'Pages/Payment',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/payment/JKT-2604-00118' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bayar Cicilan' })).toBeVisible();
    await canvas.findByRole('table', { name: 'Kartu piutang' });
  },
};
export const ReadOnly: Story = {
  parameters: { session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kartu Piutang' })).toBeVisible();
    await canvas.findByRole('table', { name: 'Kartu piutang' });
  },
};
export const Loading: Story = { parameters: { msw: cardSlow } };
export const Failed: Story = {
  parameters: { msw: cardOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const Search: Story = {
  parameters: { route: '/payment?q=bambang' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Bambang Sutrisno' })),
};
export const Empty: Story = {
  parameters: { route: '/payment?q=zzz', msw: nothingFound },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ditemukan')),
};
/** Neither flag: the address is not there. */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
