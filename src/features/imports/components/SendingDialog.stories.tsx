import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SendingDialog } from './SendingDialog';

/** How far a statement has been sent. */
const meta = {
  title: 'Features/Imports/SendingDialog',
  component: SendingDialog,
  parameters: { layout: 'fullscreen' },
  args: { phase: 'sending', sent: 400, total: 1000, onContinue: fn(), onClose: fn() },
} satisfies Meta<typeof SendingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {};
export const Failed: Story = {
  args: {
    phase: 'failed',
    problem:
      'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi. Baris yang sudah terkirim tersimpan.',
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const TakenBefore: Story = {
  args: {
    phase: 'failed',
    sent: 0,
    problem: 'Berkas ini sudah diunggah oleh Sri Wahyuni pada 20 November 2026, 13:40.',
    takenHref: '/payment/import?batch=12',
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Buka mutasi itu' });
    await expect(link).toHaveAttribute('href', '/payment/import?batch=12');
  },
};
