import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaperSelect } from './PaperSelect';

/** The papers that everything comes out on; what is chosen is kept for this device. */
const meta = {
  title: 'Components/Paper/PaperSelect',
  component: PaperSelect,
  args: { size: 'A5', onSize: fn() },
  parameters: { frame: 280 },
} satisfies Meta<typeof PaperSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const A5: Story = {};

export const TellsTheChoice: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kertas' }), 'Gulungan 58 mm');
    await expect(args.onSize).toHaveBeenCalledWith('58mm');
  },
};
