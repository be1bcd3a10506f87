import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { importScenarios } from '@/features/imports/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/payment/import`: Bayar Cicilan (Tranfer). */
const meta = {
  title: 'Pages/PaymentImport',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/payment/import' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Bayar Cicilan (Tranfer)' });
    await expect(heading).toBeVisible();
    await canvas.findByRole('link', { name: 'mutasi-bca-november.csv BCA' });
    await expect(canvas.getByRole('link', { name: 'Unggah mutasi' })).toBeVisible();
  },
};
export const Upload: Story = {
  parameters: { route: '/payment/import?upload=1' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Berkas mutasi');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unggah mutasi' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Bayar Cicilan (Tranfer)' })).toBeVisible();
  },
};
export const Batch: Story = {
  parameters: { route: '/payment/import?batch=12' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Periksa baris 9' })),
};
export const Loading: Story = { parameters: { msw: importScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: importScenarios.none },
  play: async ({ canvas }) => void (await canvas.findByText('Belum ada mutasi')),
};
export const Failed: Story = {
  parameters: { msw: importScenarios.networkGone },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Coba lagi' })),
};
export const Forbidden: Story = {
  parameters: { msw: importScenarios.forbidden },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak punya hak')),
};
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Batch, globals: phone };
