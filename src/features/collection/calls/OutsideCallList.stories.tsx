import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { outsideCallScenarios } from './mocks/scenarios';
import { OutsideCallList } from './OutsideCallList';

/** Telepon di luar ketentuan: what the supervisor looks at. */
const meta = {
  title: 'Features/Collection/OutsideCallList',
  component: OutsideCallList,
  args: { hrefOf: (code) => `/contract/${code}` },
  parameters: { frame: 1040, route: '/overdue/outside', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof OutsideCallList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Outside the hours, to somebody else, or both. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Di luar jam, Bukan nasabah')).toBeVisible();
    await expect(canvas.getByText('Di luar jam')).toBeVisible();
    await expect(canvas.getByText('Bukan nasabah')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, play: shown('Siti Aminah') };
export const Loading: Story = { parameters: { msw: outsideCallScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: outsideCallScenarios.none },
  play: shown('Tidak ada telepon di luar ketentuan'),
};
export const Failed: Story = {
  parameters: { msw: outsideCallScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: outsideCallScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: outsideCallScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: outsideCallScenarios.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
