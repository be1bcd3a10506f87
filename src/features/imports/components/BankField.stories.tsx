import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BankField } from './BankField';

/** The statement's bank. */
const meta = {
  title: 'Features/Imports/BankField',
  component: BankField,
  parameters: { frame: 520 },
  args: { value: 'BCA', other: false, onChange: fn() },
} satisfies Meta<typeof BankField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Bank'), 'Bank lain');
    await expect(args.onChange).toHaveBeenCalledWith('', true);
  },
};
export const Other: Story = {
  args: { value: 'CIM', other: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kode bank'), 'b');
    await expect(args.onChange).toHaveBeenCalledWith('CIMB', true);
  },
};
export const Missing: Story = { args: { value: '', error: 'Pilih bank dari mutasi ini.' } };
