import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LabelStart } from './LabelStart';

/** Where a half used sheet of labels goes on. */
const meta = {
  title: 'Features/Bpkb/LabelStart',
  component: LabelStart,
  parameters: { frame: 360 },
  args: { value: 1, onChange: fn() },
} satisfies Meta<typeof LabelStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Label ke-8' }));
    await expect(args.onChange).toHaveBeenCalledWith(8);
  },
};
export const HalfUsed: Story = { args: { value: 11 } };
