import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { distributionScenarios } from './mocks/scenarios';
import { DistributionRoutes } from './mocks/DistributionRoutes';
import { DistributionHistory } from './DistributionHistory';

/** Distributions as they were saved, newest first. */
const meta = {
  title: 'Features/Collection/DistributionHistory',
  component: DistributionHistory,
  parameters: { frame: 1040, route: '/collector/distribution/history', session: 'Supervisor Kolektor' },
  render: () => <DistributionRoutes />,
} satisfies Meta<typeof DistributionHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('Dengan tangan: Lebih dekat rumahnya') };
export const Opens: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /20 November 2026/ });
    if (first) await userEvent.click(first);
    const dialog = within(await dialogNamed('Distribusi 20 November 2026, 10:12'));
    await expect(dialog.getByText('Citra Dewi')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: distributionScenarios.history.asking } };
export const Empty: Story = {
  parameters: { msw: distributionScenarios.noHistory },
  play: shown('Belum ada distribusi'),
};
export const Failed: Story = {
  parameters: { msw: distributionScenarios.history.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: distributionScenarios.history.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: distributionScenarios.history.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: distributionScenarios.history.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
