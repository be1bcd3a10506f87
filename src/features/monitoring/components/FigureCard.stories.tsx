import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildFigure } from '../mocks/buildMonitoring';
import { FigureCard } from './FigureCard';
import { FigureCards } from './FigureCards';

/** One figure beside the same day of last month. */
const meta = {
  title: 'Features/Monitoring/FigureCard',
  component: FigureCard,
  args: {
    figure: buildFigure('late', [144, 1_705_700_000], [131, 1_620_570_000]),
    ...{ state: 'worse', beforeDay: '2026-10-20', asOf: '2026-11-20T07:05:00.000Z' },
    href: '/overdue?due=late',
  },
  parameters: { frame: 328 },
} satisfies Meta<typeof FigureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What got worse is red, and says so; what it means opens on demand. */
export const Worse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Memburuk')).toBeVisible();
    await expect(canvas.getByText('20 Okt Rp1.620.570.000, naik Rp85.130.000')).toBeVisible();
    await userEvent.click(canvas.getByText('Arti · per 14.05'));
    await expect(canvas.getByText(/^Outstanding kontrak berjalan/)).toBeVisible();
  },
};
export const Waits: Story = {
  args: { figure: buildFigure('without_collector', [4, 51_200_000], [0, 0]), state: 'waits' },
};
export const Share: Story = {
  args: {
    figure: buildFigure('npf', [17, 214_900_000], [14, 176_200_000], { whole: 6_920_000_000 }),
    ...{ state: 'calm', href: null },
  },
};
/** Nobody kept the same day of last month, and there is nothing to open. */
export const Nothing: Story = {
  args: { figure: buildFigure('books_late', [0, null], null), state: 'calm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada angka 20 Okt')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Largest: Story = {
  args: { figure: buildFigure('outstanding', [998_412, 98_765_432_100_000], [997_001, 97_001_000_000_000]) },
};
export const Coming: Story = { render: () => <FigureCards coming={2} /> };
