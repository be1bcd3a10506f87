import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { historyScenarios } from '@/features/history/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/account/log`: My History. */
const meta = {
  title: 'Pages/History',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/account/log' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: historyScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: historyScenarios.nothingYet },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kegiatan')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: historyScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak tersambung')).toBeVisible();
  },
};
export const SixCallsOnly: Story = { parameters: { msw: historyScenarios.noSuchCall } };
export const Mobile: Story = { ...Default, globals: phone };
