import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AchievementOverview } from './AchievementOverview';
import type { AddressQuery } from './domain/rowLinks';
import { achievementScenarios } from './mocks/scenarios';

const ROOT = '/collector/achievement';
const withQuery = (path: string, query: AddressQuery) => {
  const known = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  return `${path}?${new URLSearchParams(known).toString()}`;
};

/** Pencapaian Kolektor: figures first, then who is behind, then the drawings. */
const meta = {
  title: 'Features/Achievement/AchievementOverview',
  component: AchievementOverview,
  args: {
    collectorHref: (id, place) => withQuery(`${ROOT}/${id}`, place),
    rowsHref: (query) => withQuery(`${ROOT}/rows`, query),
    targetsHref: (query) => withQuery(`${ROOT}/target`, query),
  },
  parameters: { frame: 1180, route: ROOT, session: 'Supervisor Kolektor' },
} satisfies Meta<typeof AchievementOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Who is behind comes first by one press; nobody's contracts stand last. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = () =>
      canvas
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent)
        .slice(0, 6);
    await canvas.findByRole('link', { name: 'Agus Firmansyah' });
    await expect(names()[0]).toBe('Agus Firmansyah');
    await userEvent.click(canvas.getByText('Tertinggal dulu'));
    await waitFor(() => expect(names()[0]).toBe('Hendra Gunawan'));
    await expect(names()[5]).toBe('Tanpa kolektor');
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
/** A row leads to its collector, at the same period and office. */
export const ByMonth: Story = {
  parameters: { route: `${ROOT}?period=month` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hendra Gunawan' })).toHaveAttribute(
      'href',
      `${ROOT}/22?period=month&office=1`,
    );
    await expect(canvas.getByText('November 2026')).toBeVisible();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
/** The collector's own: no list, the groups of days late directly. */
export const Own: Story = {
  parameters: { session: 'Kolektor', msw: achievementScenarios.own },
  args: { targetsHref: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /penerimaan 8–15 hari/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Kolektor' })).toBeNull();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
/** What was entered or voided after the closing stands apart. */
export const Later: Story = {
  parameters: { msw: achievementScenarios.later, route: `${ROOT}?period=month&date=2026-10-01` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Masuk setelah bulan ditutup: 2 nota/)).toBeVisible();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const NoTargets: Story = {
  parameters: { msw: achievementScenarios.noTargets },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tetapkan target' })).toBeVisible();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const LongNames: Story = {
  parameters: { msw: achievementScenarios.long },
  play: async ({ canvas }) => {
    await canvas.findByText(/Raden Mas Muhammad/);
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Agus Firmansyah' });
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Loading: Story = { parameters: { msw: achievementScenarios.figures.asking } };
export const Empty: Story = {
  parameters: { msw: achievementScenarios.noCollectors },
  play: shown('Belum ada kolektor'),
};
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
export const HostWithoutIt: Story = {
  parameters: { msw: achievementScenarios.figures.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
/** Where one drawing's figures could not be had, the others and the figures stand. */
export const TrendFails: Story = {
  parameters: { msw: achievementScenarios.trendFails },
  play: shown('Grafik tidak dapat dimuat'),
};
