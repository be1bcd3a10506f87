import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { runningOrderScenarios } from '@/features/collection/taking/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/contract/order`: Surat Tugas Penarikan. */
const meta = {
  title: 'Pages/RunningOrder',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/contract/order', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Surat Tugas Penarikan' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Hari terakhir')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { msw: runningOrderScenarios.nothing },
  play: shown('Tidak ada surat tugas yang berjalan'),
};
export const Loading: Story = { parameters: { msw: runningOrderScenarios.slow } };
export const Failed: Story = {
  parameters: { msw: runningOrderScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: runningOrderScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: runningOrderScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: runningOrderScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
