import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsValue } from '@/lib/mocks/keepsValue';
import { MoneyField } from './MoneyField';

/** Whole rupiah. Dots come while typing; what is no amount is refused in words. */
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
    await userEvent.type(field, '2500000');
    await expect(field).toHaveValue('2.500.000');
    await expect(args.onChange).toHaveBeenLastCalledWith(2_500_000);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

const READ = [
  ['713000.00', '713.000'],
  ['713.000,00', '713.000'],
  ['IDR 713000.00', '713.000'],
  ['1,500,000.00', '1.500.000'],
  ['1.500', '1.500'],
  ['1.500.000', '1.500.000'],
  ['1,5 jt', '1.500.000'],
  ['750 rb', '750.000'],
  ['Rp1.500.000,-', '1.500.000'],
] as const;
const REFUSED = [
  ['1500000.5', 'meragukan'],
  ['1500000,75', 'memuat sen'],
  ['1,500', 'meragukan'],
  ['1.5', 'meragukan'],
  ['713.000.00', 'tidak terbaca'],
  ['-500000', 'di bawah nol'],
  ['lima ratus', 'tidak terbaca'],
  ['99999999999999999999', 'terlalu besar'],
] as const;

/** Typed key by key, and read as a whole when the field is left: sen never join the rupiah. */
export const ReadsWhatIsTyped: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tunai');
    for (const [text, amount] of READ) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field, text).toHaveValue(amount);
      await expect(field).toBeValid();
    }
    await expect(args.onChange).not.toHaveBeenCalledWith(71_300_000);
  },
};

/** The same, pasted over what stands there: read at once. */
export const ReadsWhatIsPasted: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tunai');
    for (const [text, amount] of READ) {
      await pasteOver(field, text);
      await expect(field, text).toHaveValue(amount);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(1_500_000);
  },
};

/** As many digits as stood there, all at once: none of them is taken for a dot that was deleted. */
export const ReplacesTheWhole: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tunai');
    for (const [text, amount] of [
      ['2580480', '2.580.480'],
      ['999999', '999.999'],
      ['258048', '258.048'],
      ['258048', '258.048'],
    ] as const) {
      await pasteOver(field, text);
      await expect(field, text).toHaveValue(amount);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(258_048);
  },
};

/** Not read: the words stand beside the field, which keeps what it had when the focus came. */
export const RefusesWhatIsTyped: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tunai');
    for (const [text, why] of REFUSED) {
      if (/^\d+$/.test(text)) continue;
      await userEvent.tripleClick(field);
      await userEvent.keyboard(text);
      await userEvent.tab();
      await expect(field, text).toHaveValue('1.250.000');
      await expect(canvas.getByRole('alert')).toHaveTextContent(`“${text}” ${why}. Tulis rupiah bulat`);
      if (args.onChange.mock.calls.length > 0)
        await expect(args.onChange).toHaveBeenLastCalledWith(1_250_000);
    }
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Pasted and not read: what stood in the field stays. */
export const RefusesWhatIsPasted: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tunai');
    for (const [text, why] of REFUSED) {
      await pasteOver(field, text);
      await expect(field, text).toHaveValue('1.250.000');
      await expect(canvas.getByRole('alert')).toHaveTextContent(`“${text}” ${why}. Tulis rupiah bulat`);
    }
    await pasteOver(field, '1.250.00');
    await expect(field).toHaveValue('1.250.000');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In the middle of an amount: the caret stays between the same digits, and one of the field's own dots is no stop. */
export const EditsInTheMiddle: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Tunai');
    const put = async (at: number, keys: string) => {
      field.focus();
      field.setSelectionRange(at, at);
      await userEvent.keyboard(keys);
      return `${field.value.slice(0, field.selectionEnd ?? 0)}|${field.value.slice(field.selectionEnd ?? 0)}`;
    };
    await expect(await put(3, '9')).toBe('12.9|50.000');
    await expect(await put(4, '{Backspace}')).toBe('1.2|50.000');
    await expect(await put(2, '{Backspace}')).toBe('|250.000');
    await expect(await put(3, '{Delete}')).toBe('25.0|00');
    await expect(await put(2, '{Delete}')).toBe('2.5|00');
    await userEvent.tab();
  },
};

/** Pastes as the clipboard does, over the whole field. */
async function pasteOver(field: HTMLElement, text: string) {
  await userEvent.tripleClick(field);
  await userEvent.paste(text);
}

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
