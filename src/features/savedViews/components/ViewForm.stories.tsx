import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { JAKARTA } from '../mocks/buildView';
import { ViewForm } from './ViewForm';

/** The name of a view, and whose it is. */
const meta = {
  title: 'Features/Saved views/ViewForm',
  component: ViewForm,
  args: { title: 'Simpan tampilan', name: '', offices: [], onSubmit: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ViewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = async (title = 'Simpan tampilan') =>
  within(await dialogNamed(title)).getByRole('textbox', { name: /^Nama tampilan/ });

/** Nothing is sent without a name; spaces are none. */
export const ForOneself: Story = {
  play: async ({ args }) => {
    const name = await field();
    await expect(name).toHaveFocus();
    await userEvent.type(name, '   {Enter}');
    await expect(name).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, 'Tunai{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Tunai', office: '' });
  },
};
/** Offered to whoever leads one. */
export const ForTheOffice: Story = {
  args: { offices: [JAKARTA] },
  play: async ({ args }) => {
    const name = await field();
    const dialog = within(await dialogNamed('Simpan tampilan'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Untuk' }), 'Kantor Jakarta Pusat');
    await userEvent.type(name, 'Tunai{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Tunai', office: '1' });
  },
};
export const NameIsTaken: Story = {
  args: {
    name: 'Tunai',
    fields: { name: 'Anda sudah punya tampilan dengan nama ini.' },
    problem: 'Isian belum benar. Periksa yang ditandai.',
  },
  play: async () => {
    await expect(await field()).toHaveAccessibleDescription('Anda sudah punya tampilan dengan nama ini.');
  },
};
export const Offline: Story = {
  args: { name: 'Tunai', problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};
export const Renaming: Story = { args: { title: 'Ganti nama tampilan', name: 'Tunai' } };
export const Saving: Story = { args: { name: 'Tunai', busy: true } };
export const OnAPhone: Story = {
  args: { offices: [JAKARTA] },
  globals: { viewport: { value: 'phone' } },
};
