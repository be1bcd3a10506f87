import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { masterScenarios } from '@/features/masters/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/finance`: Finance. */
const meta = {
  title: 'Pages/MasterFinance',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/finance', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'SENDIRI, Modal sendiri' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: masterScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: masterScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' }, { timeout: 5000 })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: masterScenarios.forbidden },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak punya hak')).toBeVisible();
  },
};
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
