import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { openReceipt } from '@/features/credits/mocks/scenarios';
import { getCredit } from '@/lib/contract/creditDetail';
import { mockEndpoint, never, offline } from '@/lib/mocks/mockEndpoint';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/credit/{id}/change`: asks for a change of a receipt, with a reason. */
const meta = {
  title: 'Pages/CreditChange',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/credit/42/change', msw: openReceipt },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ubah Nota Cicilan' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Alasan/ })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockEndpoint(getCredit, never)] } };
export const Failed: Story = {
  parameters: { msw: [mockEndpoint(getCredit, offline)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak tersambung')).toBeVisible();
  },
};

/** Only holders of `is_credit_update` have this page. */
export const NotRegistered: Story = {
  parameters: { session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
