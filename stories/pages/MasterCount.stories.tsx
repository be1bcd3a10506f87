import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { calculationScenarios } from '@/features/calculations/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/count`: Perhitungan. */
const meta = {
  title: 'Pages/MasterCount',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/count', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Perhitungan' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'R4-ANUITAS' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: calculationScenarios.asking } };
export const Forbidden: Story = {
  parameters: { msw: calculationScenarios.forbidden },
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
