import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { HandoverRoutes } from './mocks/HandoverRoutes';
import { handoverScenarios } from './mocks/scenarios';
import { HandoverOverview } from './HandoverOverview';

/** Who brings money, what is owed of earlier hand-overs, and those that were taken. */
const meta = {
  title: 'Features/Handovers/HandoverOverview',
  component: HandoverOverview,
  args: { takingHref: '', shortagesHref: '', hrefOf: String },
  parameters: { frame: 1180, route: '/payment/handover' },
  render: () => <HandoverRoutes />,
} satisfies Meta<typeof HandoverOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('6 tanda terima, Rp4.135.000. Pilih kolektor yang datang.');
    await canvas.findByText(/^2 belum selesai, Rp150.000/);
    await expect(await canvas.findByRole('link', { name: 'JKT/S2611/00008' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** A collector leads to where the money is counted. */
export const OpensACollector: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Terima setoran Agus Firmansyah' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/payment/handover/new?collector=14&office=1'),
    );
  },
};
export const Empty: Story = {
  parameters: {
    msw: [
      ...handoverScenarios.nothingCarried,
      ...handoverScenarios.noShortages,
      ...handoverScenarios.noHandovers,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak ada uang yang dibawa kolektor');
    await canvas.findByText('Belum ada setoran');
    await expect(canvas.queryByRole('heading', { name: 'Kurang setor' })).toBeNull();
  },
};
export const Loading: Story = {
  parameters: {
    msw: [
      ...handoverScenarios.collectors.asking,
      ...handoverScenarios.shortages.asking,
      ...handoverScenarios.list.asking,
    ],
  },
};
export const Failed: Story = {
  parameters: {
    msw: [
      ...handoverScenarios.collectors.fails,
      ...handoverScenarios.shortages.fails,
      ...handoverScenarios.list.fails,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Server bermasalah')).toHaveLength(3));
  },
};
/** One part cannot be had; the others are there. */
export const PartOffline: Story = {
  parameters: { msw: handoverScenarios.collectors.offline },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak tersambung');
    await canvas.findByText('JKT/S2611/00008');
  },
};
export const Forbidden: Story = {
  parameters: { msw: handoverScenarios.collectors.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: handoverScenarios.collectors.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
