import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './TextField';

/** One line of text. The label stands above; an error says what is wrong and how to mend it. */
const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Nama pengguna' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'kasir.jkt' } };
export const WithHint: Story = { args: { hint: 'Seperti di kartu pegawai.' } };
export const WithPrefix: Story = { args: { label: 'Tunai', prefix: 'Rp', defaultValue: '1.250.000' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'kasir.jkt' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'JKT/2611/00042' } };

/** The mark is no part of the name; a screen reader is told by the field. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nama pengguna' })).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
/** As wide as what is expected. */
export const Short: Story = {
  args: { label: 'Kode pos', chars: 5, defaultValue: '13120', hint: 'Lima angka, seperti di KTP.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Kode pos').parentElement;
    await expect(control?.offsetWidth).toBeLessThan(100);
  },
};

export const Invalid: Story = {
  args: { error: 'Isi nama pengguna.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Nama pengguna');
    await expect(field).toHaveAccessibleDescription('Isi nama pengguna.');
    await userEvent.type(field, 'kasir');
    await expect(field).toHaveValue('kasir');
  },
};
