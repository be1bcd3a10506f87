import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { dayOffline, daySlow, nothingMoved } from '@/features/cashierDay/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/payment/day`: a cashier's day, or the cashiers of an office. */
const meta = {
  title: 'Pages/CashierDay',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/payment/day' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kas Kasir' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Tutup kas' });
  },
};
export const Approver: Story = {
  parameters: { session: 'Penyetuju' },
  play: async ({ canvas }) => void (await canvas.findByRole('table', { name: 'Kas per kasir' })),
};
export const Loading: Story = { parameters: { msw: daySlow } };
export const Empty: Story = {
  parameters: { msw: nothingMoved },
  play: async ({ canvas }) => void (await canvas.findByText('Belum ada uang masuk atau keluar')),
};
export const Failed: Story = {
  parameters: { msw: dayOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
/** Neither flag: the address is not there. */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
