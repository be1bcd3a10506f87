import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { commissionScenarios } from '@/features/partners/mocks/commissionScenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/agen/commission` and `/marketing/commission`: found, paid, and what was paid. */
const meta = {
  title: 'Pages/Commission',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/agen/commission', session: 'Kepala Cabang' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Komisi Agen' })).toBeVisible();
    await expect(await canvas.findByText('1–6 dari 6')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Bayar komisi' })).toHaveAttribute(
      'href',
      '/agen/commission/pay',
    );
  },
};
export const Marketers: Story = {
  parameters: { route: '/marketing/commission' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Komisi Marketing Ekternal' });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bayar komisi' })).toHaveAttribute(
      'href',
      '/marketing/commission/pay',
    );
  },
};
export const Loading: Story = { parameters: { msw: commissionScenarios.listAsking } };
export const Empty: Story = {
  parameters: { msw: commissionScenarios.none },
  play: async ({ canvas }) => void (await canvas.findByText('Belum ada komisi')),
};
export const Failed: Story = {
  parameters: { msw: commissionScenarios.listOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const Forbidden: Story = {
  parameters: { msw: commissionScenarios.listForbidden },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak punya hak')),
};

export const Pay: Story = {
  parameters: { route: '/agen/commission/pay' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bayar Komisi Agen' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Bayar komisi' });
  },
};
export const Batches: Story = {
  parameters: { route: '/agen/commission/batch' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'JKT/KA2611/00005' })),
};
export const Batch: Story = {
  parameters: { route: '/agen/commission/batch/5' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Export' });
    await expect(canvas.getByRole('link', { name: 'Pembayaran Komisi Agen' })).toHaveAttribute(
      'href',
      '/agen/commission/batch',
    );
    await expect(canvas.queryByRole('link', { name: 'Riwayat lengkap' })).not.toBeInTheDocument();
  },
};
/** Who may read the log of everybody finds what it holds of this batch. */
export const BatchLog: Story = {
  parameters: { route: '/marketing/commission/batch/5', session: 'Direktur' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Riwayat lengkap' })).toHaveAttribute(
      'href',
      '/user/log?type=marketer_batch&record=5',
    );
  },
};

/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const PayMobile: Story = { ...Pay, globals: phone };
export const BatchesMobile: Story = { ...Batches, globals: phone };
export const BatchMobile: Story = { ...Batch, globals: phone };
