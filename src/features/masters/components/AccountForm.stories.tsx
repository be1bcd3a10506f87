import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { AccountForm } from './AccountForm';

const values = { bank: 'BCA', number: '0351234567', holder: 'PT Angsur Pembiayaan' };

/** Bank, number and owner of a receiving account. */
const meta = {
  title: 'Features/Masters/AccountForm',
  component: AccountForm,
  parameters: { frame: 480 },
  args: { formId: 'rekening', values, errors: {}, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Bank'), '!');
    await expect(args.onChange).toHaveBeenCalledWith({ bank: 'BCA!' });
  },
};
export const Empty: Story = { args: { values: { bank: '', number: '', holder: '' } } };
export const Wrong: Story = {
  args: {
    values: { bank: '', number: '12', holder: 'x' },
    errors: {
      bank: 'Isi nama bank, 2 sampai 60 huruf.',
      number: 'Isi 5 sampai 30 angka.',
      holder: 'Isi nama pemilik rekening, 3 sampai 80 huruf.',
    },
  },
};
export const Saving: Story = { args: { busy: true } };
export const Taken: Story = {
  args: { notice: <InlineAlert tone="danger">Kantor Jakarta sudah punya rekening ini.</InlineAlert> },
};
