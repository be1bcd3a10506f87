import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaperSelect } from './PaperSelect';

/** The papers that receipts and closings come out on; a device keeps its last choice while the page lives. */
const meta = {
  title: 'Components/Paper/PaperSelect',
  component: PaperSelect,
  args: { size: 'A5', onSize: fn() },
  parameters: { frame: 280 },
} satisfies Meta<typeof PaperSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const A5: Story = {};
export const Roll80: Story = { args: { size: '80mm' } };
export const Roll58: Story = { args: { size: '58mm' } };

export const TellsTheChoice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kertas' }), 'Gulungan 58 mm');
    await expect(args.onSize).toHaveBeenCalledWith('58mm');
  },
};
