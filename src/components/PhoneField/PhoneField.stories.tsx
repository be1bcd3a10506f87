import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TWO_NUMBERS } from '@/lib/contract/phoneNumbers';
import { keepsValue } from '@/lib/mocks/keepsValue';
import { PhoneField } from './PhoneField';

/** One telephone number, however it is written; every form of the product asks for numbers with it. */
const meta = {
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Telepon', value: '', onChange: fn() },
  decorators: [keepsValue()],
  parameters: { frame: 392 },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Boleh kosong.' } };
export const Filled: Story = { args: { value: '(021) 5550-118' } };
export const ReadOnly: Story = { args: { value: '0812 5550 3401', readOnly: true } };
export const Invalid: Story = { args: { value: '0215550 1 02155511', error: TWO_NUMBERS } };

export const TakesWhatWasCopied: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Telepon'));
    await userEvent.paste('\u202a+62\u00a0841\u20115550\u20112556\u202c');
    await expect(args.onChange).toHaveBeenLastCalledWith('+62 841-5550-2556');
  },
};

export const NamesTheSecondOfTwo: Story = {
  args: { hint: 'Boleh kosong.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Telepon');
    await userEvent.click(field);
    await userEvent.paste('0841-5550-2556 / 0812-3456-7890');
    await expect(args.onChange).toHaveBeenLastCalledWith('0841-5550-2556');
    await expect(field).toHaveValue('0841-5550-2556');
    await expect(field).toHaveAccessibleDescription(/Nomor kedua, 0812-3456-7890, tidak ikut/);
  },
};

/** Cutting would make another number of it. */
export const NeverCuts: Story = {
  args: { value: '0841' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Telepon');
    await userEvent.click(field);
    await userEvent.paste('0841555025560812345678');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('0841');
    await expect(field).toHaveAccessibleDescription(
      'Terlalu panjang untuk satu nomor. Tulis satu nomor saja.',
    );
  },
};
