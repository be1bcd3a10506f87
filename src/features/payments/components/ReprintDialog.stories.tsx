import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReprintDialog } from './ReprintDialog';

/** A written receipt goes to the printer again; each print is counted. */
const meta = {
  title: 'Features/Payments/ReprintDialog',
  component: ReprintDialog,
  parameters: { layout: 'fullscreen' },
  args: { invoice: 'JKT/2611/00042', size: 'A5', onSize: fn(), onPrint: fn(), onClose: fn() },
} satisfies Meta<typeof ReprintDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(screen.getByLabelText('Kertas'), 'Gulungan 80 mm');
    await expect(args.onSize).toHaveBeenCalledWith('80mm');
    await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Counting: Story = { args: { printing: true } };
export const Printed: Story = { args: { printed: 1 } };
export const PrintedAgain: Story = { args: { printed: 3 } };
export const Failed: Story = {
  args: { problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};
export const WasVoided: Story = {
  args: { problem: 'Nota ini sudah dibatalkan dan tidak dicetak lagi.' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
