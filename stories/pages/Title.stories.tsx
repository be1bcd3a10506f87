import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { titleScenarios } from '@/features/titles/mocks/scenarios';
import { masterStates } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/user/title`: Jabatan & Hak Akses. */
const meta = {
  title: 'Pages/Title',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/user/title', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Jabatan & Hak Akses' })).toBeVisible();
    await expect(await canvas.findByLabelText('Bandingkan')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: titleScenarios.asking } };
export const Empty: Story = { parameters: { msw: titleScenarios.none } };
export const Failed: Story = { ...masterStates.failed, parameters: { msw: titleScenarios.serverFails } };
export const Forbidden: Story = { ...masterStates.forbidden, parameters: { msw: titleScenarios.forbidden } };
export const NotRegistered: Story = masterStates.notRegistered;

/** What the app registers for a title and shows in its menu, made by the app's own routes. */
export const LooksAsCashier: Story = {
  parameters: { route: '/user/title?lihat=3' },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('region', { name: 'Halaman Kasir' }));
    await expect(pages.getByText('Bayar Cicilan (Tranfer)')).toBeVisible();
    await expect(pages.queryByText('Staff')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Staff' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
