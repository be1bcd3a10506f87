import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select';

/** One of a few choices, by the device's own list. */
const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  args: {
    label: 'Periode',
    value: 'day',
    onChange: fn(),
    options: [
      { value: 'day', label: 'Hari' },
      { value: 'week', label: 'Minggu' },
      { value: 'month', label: 'Bulan' },
      { value: 'all', label: 'Semua' },
    ],
  },
  parameters: { frame: 280 },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Menurut tanggal bayar.' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: 'Pilih periode lain.' } };
export const LongText: Story = {
  args: {
    label: 'Kantor',
    value: '1',
    options: [{ value: '1', label: 'Kantor Cabang Jakarta Timur – Cipinang Besar Selatan' }],
  },
};

export const TellsTheChoice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Periode'), 'Bulan');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('month');
  },
};
