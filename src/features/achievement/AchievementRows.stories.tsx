import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AchievementRows } from './AchievementRows';
import { achievementScenarios } from './mocks/scenarios';

const ROOT = '/collector/achievement/rows';
const at = (query: string) => `${ROOT}?office=1&collector=14${query}`;

/** The rows behind a figure of Pencapaian Kolektor, with the figure above them. */
const meta = {
  title: 'Features/Achievement/AchievementRows',
  component: AchievementRows,
  args: {
    rowsHref: ({ of = 'receipts', collector = '' }) => `${ROOT}?of=${of}&collector=${collector}`,
    contractHref: (code) => `/contract/${code}`,
  },
  parameters: { frame: 1040, route: at(''), session: 'Supervisor Kolektor' },
} satisfies Meta<typeof AchievementRows>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Who reads receipts opens them; a supervisor opens the contract. */
export const Receipts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Siti Rahmawati, JKT/2611/00042' })).toHaveAttribute(
      'href',
      '/contract/JKT-2603-00118',
    );
    await expect(await canvas.findByText('Penerimaan, Agus Firmansyah')).toBeVisible();
  },
};
export const OfDaysLate: Story = { parameters: { route: at('&bucket=8-15') }, play: shown(/dari 31 nota/) };
/** Entered after the month had closed: apart, with when that was. */
export const EnteredLater: Story = {
  parameters: { route: at('&show=entered_later&period=month&date=2026-10-01') },
  play: shown('3 November 2026, 09:10'),
};
export const VoidedLater: Story = {
  parameters: { route: at('&show=voided_later&period=month&date=2026-10-01') },
  play: shown('5 November 2026, 11:20'),
};
export const Accounts: Story = {
  parameters: { route: at('&of=accounts') },
  play: shown('Terlambat 31 hari'),
};
/** Without the right no link: the row is read only. */
export const WithoutRight: Story = {
  args: { contractHref: undefined },
  parameters: { route: at('&of=accounts'), session: 'Kolektor' },
  play: async ({ canvas }) => {
    await canvas.findByText('Terlambat 31 hari');
    await expect(canvas.queryByRole('link', { name: /JKT-2603/ })).toBeNull();
  },
};
export const Visits: Story = { parameters: { route: at('&of=visits') }, play: shown(/Hujan lebat/) };
export const Promises: Story = { parameters: { route: at('&of=promises') }, play: shown('Ingkar') };
export const Tts: Story = { parameters: { route: at('&of=tts') }, play: shown('Belum disetor') };
export const Mobile: Story = { ...Accounts, globals: { viewport: { value: 'phone' } } };
export const ReceiptsMobile: Story = { ...Receipts, globals: { viewport: { value: 'phone' } } };
export const VisitsMobile: Story = { ...Visits, globals: { viewport: { value: 'phone' } } };
export const TtsMobile: Story = { ...Tts, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { parameters: { msw: achievementScenarios.rows.asking } };
export const Empty: Story = {
  parameters: { msw: achievementScenarios.noRows },
  play: shown('Belum ada penerimaan pada periode ini'),
};
export const Failed: Story = {
  parameters: { msw: achievementScenarios.rows.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: achievementScenarios.rows.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: achievementScenarios.rows.forbidden },
  play: shown('Tidak punya hak'),
};
