import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsValue } from '@/lib/mocks/keepsValue';
import { MoneyField } from './MoneyField';

/** Whole rupiah. Dots come while typing; only digits get in. */
const meta = {
  title: 'Components/Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Tunai', value: 1_250_000, onChange: fn() },
  decorators: [keepsValue()],
  parameters: { frame: 260 },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };
export const Zero: Story = { args: { value: 0 } };
export const Negative: Story = { args: { value: -75_000, negative: true } };
export const ReadOnly: Story = { args: { readOnly: true, hint: 'Tunai + transfer' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: 'Tunai + transfer harus sama dengan jumlah bayar.' } };
/** More than any field may say: a slip of the keys. */
export const TooHigh: Story = { args: { value: 99_999_999_999_999 } };

export const GroupsDigitsWhileTyping: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tunai');
    await userEvent.type(field, 'Rp 2500000,75x');
    await expect(field).toHaveValue('250.000.075');
    await expect(args.onChange).toHaveBeenLastCalledWith(250_000_075);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** The first press selects the amount, typing replaces it; a second press sets the caret. */
export const PressSelects: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Tunai');
    const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    await userEvent.click(field);
    await expect(selected()).toBe('1.250.000');
    await userEvent.keyboard('75000');
    await expect(field).toHaveValue('75.000');
    await userEvent.click(field);
    await expect(selected()).toBe('');
  },
};

export const KeepsOutUnsafeNumbers: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Tunai'), '99999999999999999999');
    for (const [amount] of args.onChange.mock.calls) {
      await expect(Number.isSafeInteger(amount)).toBe(true);
    }
  },
};
