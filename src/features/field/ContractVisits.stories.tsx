import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFileView } from './mocks/StoryFileView';
import { supervisionScenarios } from './mocks/supervisionScenarios';
import { ContractVisits } from './ContractVisits';

/** The visits to a borrower, on the contract's page. */
const meta = {
  title: 'Features/Field/ContractVisits',
  component: ContractVisits,
  args: { code: 'JKT-2603-00118', FileView: StoryFileView },
  parameters: { frame: 900, session: 'Kepala Cabang' },
} satisfies Meta<typeof ContractVisits>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown(/JKT\/K2611\/00205: Sudah dibukukan/) };
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  parameters: { msw: supervisionScenarios.noVisits },
  play: shown('Belum ada kunjungan.'),
};
export const Loading: Story = { parameters: { msw: supervisionScenarios.visits.asking } };
export const Failed: Story = {
  parameters: { msw: supervisionScenarios.visits.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: supervisionScenarios.visits.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: supervisionScenarios.visits.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: supervisionScenarios.visits.hostWithout },
  play: shown('Server perusahaan Anda tidak menyediakan kunjungan.'),
};
