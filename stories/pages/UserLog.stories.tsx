import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { userLogScenarios } from '@/features/history/log/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/user/log`: Log User. */
const meta = {
  title: 'Pages/UserLog',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/user/log', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log User' })).toBeVisible();
    await expect(await canvas.findByText(/Menyetujui perubahan nota/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: userLogScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: userLogScenarios.nothing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada di log')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: userLogScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak tersambung')).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: userLogScenarios.forbidden },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak memiliki hak/)).toBeVisible();
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
