import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildSharedCard } from '../mocks/buildSharedCard';
import { SharedLines } from './SharedLines';

const { lines } = buildSharedCard();

/** The schedule with what was paid on each instalment. */
const meta = {
  title: 'Features/Shares/SharedLines',
  component: SharedLines,
  args: { lines },
  parameters: { frame: 360 },
} satisfies Meta<typeof SharedLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 angsuran lunas')).toBeVisible();
    await expect(canvas.getByText('Terlambat 12 hari')).toBeVisible();
  },
};
/** A discount is said, or the figures would not come to the sum. */
export const WithDiscountAndPenalty: Story = {
  args: {
    lines: lines.map((line) =>
      line.number === 6 && line.owed
        ? { ...line, paid: 1_100_000, discount: 120_000, owed: { ...line.owed, penalty: 43_200 } }
        : line,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sisa denda')).toBeVisible();
    await expect(canvas.getByText('Potongan')).toBeVisible();
  },
};
/** All is paid: the lines stand open. */
export const AllPaid: Story = { args: { lines: buildSharedCard({ paid: 12 }).lines } };
/** A contract that no longer runs: what is open is neither due nor late. */
export const NotRunning: Story = {
  args: { lines: buildSharedCard({ paid: 2, status: 'RESTRUCTURED' }).lines },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Terlambat|Segera jatuh tempo/)).toBeNull();
  },
};
