import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildReceipt } from '../mocks/buildCredit';
import { ChangedMeanwhile } from './ChangedMeanwhile';

/** Somebody else changed the receipt while its change was typed: both versions, and the way on without losing words. */
const meta = {
  title: 'Features/Credits/ChangedMeanwhile',
  component: ChangedMeanwhile,
  parameters: { frame: 900 },
  args: {
    before: buildReceipt(),
    now: buildReceipt({
      cash: 35_000,
      bank: 1_300_000,
      note: 'Transfer BCA diterima pukul 09.12.',
      version: 4,
    }),
    onTakeOver: fn(),
  },
} satisfies Meta<typeof ChangedMeanwhile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFields: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai nilai terbaru' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
};
