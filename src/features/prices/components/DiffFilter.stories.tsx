import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildDiff } from '../mocks/buildPrices';
import { DiffFilter } from './DiffFilter';

/** How many lines a file adds, changes and leaves out; each count shows its lines. */
const meta = {
  title: 'Features/Prices/DiffFilter',
  component: DiffFilter,
  parameters: { frame: 900 },
  args: { diff: buildDiff(), value: 'changed', onChange: fn() },
} satisfies Meta<typeof DiffFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baru 1' }));
    await expect(args.onChange).toHaveBeenCalledWith('added');
  },
};
export const WithWrongLines: Story = {
  args: { value: 'wrong', diff: buildDiff({ wrong: [{ line: 3, reason: 'DP minimum kosong.' }] }) },
};
