import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { distributionScenarios } from './mocks/scenarios';
import { DistributionRoutes } from './mocks/DistributionRoutes';
import { CollectorList } from './CollectorList';

/** Distribusi Kolektor: who collects for an office, what each has, and what nobody works on. */
const meta = {
  title: 'Features/Collection/CollectorList',
  component: CollectorList,
  args: { hrefOfAccounts: () => '/collector/distribution/account' },
  parameters: { frame: 1040, route: '/collector/distribution', session: 'Supervisor Kolektor' },
  render: () => <DistributionRoutes />,
} satisfies Meta<typeof CollectorList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Akun Agus Salim' })).toHaveAttribute(
      'href',
      '/collector/distribution/account?collector=21',
    );
    await expect(canvas.getByRole('link', { name: 'Belum berkolektor' })).toHaveAttribute(
      'href',
      '/collector/distribution/account?state=none',
    );
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, play: shown('Agus Salim') };
export const Loading: Story = { parameters: { msw: distributionScenarios.collectors.asking } };
export const Empty: Story = {
  parameters: { msw: distributionScenarios.noCollectors },
  play: shown('Belum ada kolektor di kantor ini'),
};
export const NothingFound: Story = {
  parameters: { route: '/collector/distribution?search=zulkifli' },
  play: shown('Tidak ada kolektor untuk “zulkifli”'),
};
/** Contracts of before are still being calculated. */
export const Filling: Story = {
  parameters: { msw: distributionScenarios.filling },
  play: shown(/Sisa pokok dihitung 412.000 dari 1.000.000 kontrak/),
};
export const Failed: Story = {
  parameters: { msw: distributionScenarios.collectors.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: distributionScenarios.collectors.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: distributionScenarios.collectors.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: distributionScenarios.collectors.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
export const SortsByLoad: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Akun/ }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('sort=accounts'));
  },
};
