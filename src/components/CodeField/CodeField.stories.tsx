import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsValue } from '@/lib/mocks/keepsValue';
import { CodeField } from './CodeField';

/** The one-time code: paste, autofill of the phone and typing all fill the boxes. */
const meta = {
  title: 'Components/Fields/CodeField',
  component: CodeField,
  args: { label: 'Kode sekali pakai', value: '', onChange: fn(), onComplete: fn() },
  decorators: [keepsValue()],
  parameters: { frame: 392 },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Started: Story = { args: { value: '482' } };
export const Filled: Story = { args: { value: '482913' } };
export const Disabled: Story = { args: { value: '482913', disabled: true } };
export const Invalid: Story = { args: { value: '482913', error: 'Kode salah. Sisa 2 kali percobaan.' } };

export const TakesAPastedCode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Kode sekali pakai'));
    await userEvent.paste('Kode Anda: 482-913.');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const DropsWhatIsNoDigit: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Kode sekali pakai');
    await userEvent.type(field, '4a8b');
    await expect(field).toHaveValue('48');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};
