import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { runningOrderScenarios } from './mocks/scenarios';
import { RunningOrderList } from './RunningOrderList';

const hrefOf = (code: string) => `/contract/${code}#penarikan`;

/** Orders of an office that run: whom they name, and for how many days still. */
const meta = {
  title: 'Features/Collection/RunningOrderList',
  component: RunningOrderList,
  args: { hrefOf },
  parameters: { frame: 1160, route: '/contract/order', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof RunningOrderList>;

export default meta;
type Story = StoryObj<typeof meta>;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hari terakhir')).toBeVisible();
    await expect(canvas.getByText('3 hari lagi')).toBeVisible();
    await expect(canvas.getByText('Agus Firmansyah, Rizky Ramadhan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rina Marlina, JKT/ST/2611/00007' })).toHaveAttribute(
      'href',
      '/contract/JKT-2601-00044#penarikan',
    );
  },
};
export const Phone: Story = { parameters: { frame: 328 }, play: shown('Hari terakhir') };
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
