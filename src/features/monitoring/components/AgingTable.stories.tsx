import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFigure } from '../mocks/buildMonitoring';
import { AgingTable, type AgingRow } from './AgingTable';

const row = (
  slice: string,
  count: number,
  amount: number,
  was: number | null,
  over: Partial<AgingRow> = {},
): AgingRow => ({
  figure: buildFigure('bucket', [count, amount], was === null ? null : [count, was], { slice }),
  ...{ state: 'calm', href: `/overdue?due=all&bucket=${slice}` },
  ...over,
});

/** What is owed, by days late. */
const meta = {
  title: 'Features/Monitoring/AgingTable',
  component: AgingTable,
  args: {
    beforeDay: '2026-10-20',
    rows: [
      row('0-0', 412, 5_214_300_000, 5_180_000_000),
      row('1-7', 61, 702_450_000, 655_120_000, { state: 'worse' }),
      row('8-', 0, 0, null, { href: null }),
      {
        figure: buildFigure('outstanding', [473, 5_916_750_000], [470, 5_835_120_000]),
        ...{ state: 'calm', href: null },
      },
    ],
  },
  parameters: { frame: 900 },
} satisfies Meta<typeof AgingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '61 kontrak, 1–7 hari' })).toHaveAttribute(
      'href',
      '/overdue?due=all&bucket=1-7',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
