import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { ReopenDialog } from './ReopenDialog';

/** A closed day is opened again with a reason. */
const meta = {
  title: 'Features/CashierDay/ReopenDialog',
  component: ReopenDialog,
  args: { cashier: 'Eka Lestari', day: '2026-11-20', onReopen: fn(), onCancel: fn() },
} satisfies Meta<typeof ReopenDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Buka kembali kas Eka Lestari?';

export const Default: Story = { play: async () => void (await dialogNamed(NAME)) };
export const Busy: Story = { args: { busy: true }, play: async () => void (await dialogNamed(NAME)) };
export const Failed: Story = {
  args: { problem: 'Kas Eka Lestari 20 November 2026 tidak sedang tertutup. Tidak ada yang berubah.' },
  play: async () => void (await dialogNamed(NAME)),
};
export const NeedsAReason: Story = {
  play: async ({ args }) => {
    const dialog = within(await dialogNamed(NAME));
    await userEvent.click(dialog.getByRole('button', { name: 'Buka kembali' }));
    await expect(dialog.getByText('Tulis alasan, paling sedikit 5 karakter.')).toBeVisible();
    await expect(dialog.getByLabelText('Alasan')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Alasan'), '  Salah hitung ');
    await userEvent.click(dialog.getByRole('button', { name: 'Buka kembali' }));
    await expect(args.onReopen).toHaveBeenCalledWith('Salah hitung');
  },
};
