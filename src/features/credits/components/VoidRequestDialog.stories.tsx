import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildReceipt } from '../mocks/buildCredit';
import { VoidRequestDialog } from './VoidRequestDialog';

/** Asking for a void says what stays and what counts no more, and needs a reason. */
const meta = {
  title: 'Features/Credits/VoidRequestDialog',
  component: VoidRequestDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, receipt: buildReceipt(), onAsk: fn(), onCancel: fn() },
} satisfies Meta<typeof VoidRequestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AsksForAReason: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Minta pembatalan' }));
    await expect(screen.getByLabelText('Alasan')).toHaveAccessibleDescription(/paling sedikit 5 karakter/);
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Alasan'), ' Transfer ditolak bank. ');
    await userEvent.click(screen.getByRole('button', { name: 'Minta pembatalan' }));
    await expect(args.onAsk).toHaveBeenCalledWith('Transfer ditolak bank.');
  },
};

export const Busy: Story = { args: { busy: true } };
export const Refused: Story = {
  args: {
    error:
      'Nota ini belum dapat dibatalkan. Batalkan dulu JKT/2611/00057: dihitung dari nota ini pada angsuran yang sama.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
