import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReceiptDaySelect } from './ReceiptDaySelect';

/** Which of a receipt's two days is meant. */
const meta = {
  title: 'Components/Fields/ReceiptDaySelect',
  component: ReceiptDaySelect,
  args: { value: 'entered', onChange: fn() },
} satisfies Meta<typeof ReceiptDaySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByLabelText('Menurut');
    await expect(select).toHaveDisplayValue('Tanggal entri');
    await userEvent.selectOptions(select, 'Tanggal bayar');
    await expect(args.onChange).toHaveBeenCalledWith('paid');
  },
};
export const Paid: Story = { args: { value: 'paid' } };
