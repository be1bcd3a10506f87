import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CollectorAchievement } from './CollectorAchievement';
import { achievementScenarios } from './mocks/scenarios';

const ROOT = '/collector/achievement';

/** What one collector achieved; every figure leads to its rows. */
const meta = {
  title: 'Features/Achievement/CollectorAchievement',
  component: CollectorAchievement,
  args: {
    id: 14,
    rowsHref: ({ of = 'receipts', show = '', bucket = '', collector = '' }) =>
      `${ROOT}/rows?of=${of}&show=${show}&bucket=${bucket}&collector=${collector}`,
    targetsHref: ({ month = '' }) => `${ROOT}/target?month=${month}`,
  },
  parameters: { frame: 1180, route: `${ROOT}/14`, session: 'Supervisor Kolektor' },
} satisfies Meta<typeof CollectorAchievement>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Agus Firmansyah' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Akun kolektor ini' })).toHaveAttribute(
      'href',
      `${ROOT}/rows?of=accounts&show=&bucket=&collector=14`,
    );
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** Money of contracts that nobody collected on that day. */
export const Nobody: Story = {
  args: { id: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tanpa kolektor' })).toBeVisible();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Unknown: Story = { args: { id: 99 }, play: shown('Tidak ada pencapaian di sini') };
export const NoTarget: Story = {
  parameters: { msw: achievementScenarios.noTargets },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tetapkan target' })).toBeVisible();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Loading: Story = { parameters: { msw: achievementScenarios.figures.asking } };
export const Failed: Story = {
  parameters: { msw: achievementScenarios.figures.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: achievementScenarios.figures.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: achievementScenarios.figures.forbidden },
  play: shown('Tidak punya hak'),
};
