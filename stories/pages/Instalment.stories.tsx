import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { instalmentScenarios } from '@/features/instalments/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/instalment`: Tabel Angsuran. */
const meta = {
  title: 'Pages/Instalment',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/instalment?principal=12000000&tenors=6,12,18&tenor=12' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tabel Angsuran' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Jadwal 12 bulan' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: instalmentScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: instalmentScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server bermasalah')).toBeVisible();
  },
};
/** Any session has it, whatever its flags. */
export const Collector: Story = { ...Default, parameters: { session: 'Kolektor' } };
export const Mobile: Story = { ...Default, globals: phone };
