import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { buildPaper } from '../mocks/buildReceipts';
import { PostedDialog } from './PostedDialog';

const receipts = [
  buildPaper().receipt,
  { ...buildPaper().receipt, id: 901, invoice: 'JKT/2611/00059', credit_to: 7, payment: 2_832_000 },
];

/** What was written, and the paper for it. */
const meta = {
  title: 'Features/Payments/PostedDialog',
  component: PostedDialog,
  args: { receipts, size: 'A5', onSize: fn(), onPrint: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PostedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Printing: Story = { args: { printing: true } };
export const PrintFailed: Story = {
  args: { problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};
/** Banknotes go back over the counter. */
export const ChangeDue: Story = {
  args: { change: 39_520 },
  play: async () => {
    await expect(await screen.findByText('Kembalian')).toBeVisible();
    await expect(screen.getByText('Rp39.520')).toBeVisible();
  },
};
/** A rest was kept for the customer. */
export const DepositLeft: Story = {
  args: { change: 39_520, depositAdded: 100_000 },
  play: async () => void (await screen.findByText('Menjadi titipan')),
};
