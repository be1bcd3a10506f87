import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figureMark, type MarkedFigure } from '@/lib/address/figureMark';
import FigureNote from './FigureNote';

const LATE: MarkedFigure = {
  ...{ figure: 'late', slice: null, count: 144, amount: 1_705_700_000, whole: null },
  asOf: '2026-11-20T06:50:00.000Z',
};

/** On the page that a figure opened: what the figure was and when, and of when the page is. */
const meta = {
  title: 'Components/Data/FigureNote',
  component: FigureNote,
  args: { mark: figureMark(LATE), at: Date.parse('2026-11-20T07:05:00.000Z'), count: 143 },
  parameters: { frame: 960 },
} satisfies Meta<typeof FigureNote>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (...texts: string[]): Story['play'] =>
  async function shown({ canvasElement }) {
    for (const text of texts) await expect(canvasElement).toHaveTextContent(text);
  };

/** A contract was paid in between. */
export const Default: Story = {
  play: shows(
    'Semua yang terlambat di Monitoring per 13.50: Rp1.705.700.000, 144 kontrak',
    'Halaman ini per 14.05: 143 kontrak',
  ),
};
/** The link was kept for a day. */
export const OfYesterday: Story = {
  args: { mark: figureMark({ ...LATE, asOf: '2026-11-19T06:50:00.000Z' }) },
  play: shows('per 19 Nov 2026, 13.50', 'Halaman ini per 14.05'),
};
/** The page shows other rows too: how many they are is no second reading of the figure. */
export const OtherRows: Story = {
  args: { mark: figureMark({ ...LATE, figure: 'approvals', slice: '3-', count: 2, amount: null }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Menunggu keputusan 3 hari ke atas di Monitoring');
    await expect(canvasElement.textContent).toMatch(/Halaman ini per 14\.05$/);
  },
};
export const LargestSums: Story = {
  args: {
    mark: figureMark({ ...LATE, figure: 'bucket', slice: '91-', count: 998_412, amount: 98_765_432_100_000 }),
    ...{ count: 10_000, countMore: true },
  },
  play: shows('Terlambat 91 hari ke atas', '10.000+ kontrak'),
};
/** The list is on its way. */
export const Waiting: Story = { args: { at: null } };
/** Nothing that makes sense is nothing. */
export const Bent: Story = {
  tags: ['no-picture'],
  args: { mark: 'late..1795157400.99.x.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};
