import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { StoryFileView } from '../mocks/StoryFileView';
import { supervisionScenarios } from '../mocks/supervisionScenarios';
import { OutsideVisits } from './OutsideVisits';

/** Visits outside of hours, place or person without a consent. */
const meta = {
  title: 'Features/Field/Supervision/OutsideVisits',
  component: OutsideVisits,
  args: { FileView: StoryFileView, hrefOf: (code) => `/contract/${code}` },
  parameters: { frame: 1040, route: '/collector/distribution/outside', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof OutsideVisits>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('Di luar jam penagihan') };
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** All that is known of one. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Kunjungan Bambang Sutrisno/ }));
    const dialog = within(await dialogNamed('Bambang Sutrisno, JKT-2603-00118'));
    await expect(dialog.getByText(/GPS ponsel tidak aktif/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Buka kontrak' })).toHaveAttribute(
      'href',
      '/contract/JKT-2603-00118',
    );
  },
};
export const Empty: Story = {
  parameters: { msw: supervisionScenarios.noOutside },
  play: shown('Tidak ada kunjungan di luar ketentuan'),
};
export const Loading: Story = { parameters: { msw: supervisionScenarios.outside.asking } };
export const Failed: Story = {
  parameters: { msw: supervisionScenarios.outside.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: supervisionScenarios.outside.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: supervisionScenarios.outside.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: supervisionScenarios.outside.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
