import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPaper } from '../mocks/buildReceipts';
import { PostedPayment } from './PostedPayment';

const receipts = [
  buildPaper().receipt,
  { ...buildPaper().receipt, id: 901, invoice: 'JKT/2611/00059', credit_to: 7, payment: 2_832_000 },
];

/** What was written, beside its papers. */
const meta = {
  title: 'Features/Payments/PostedPayment',
  component: PostedPayment,
  args: { receipts },
  parameters: { frame: 280 },
} satisfies Meta<typeof PostedPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A rest was kept for the customer, and banknotes go back over the counter. */
export const ChangeAndDeposit: Story = {
  args: { change: 39_520, depositAdded: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kembalian')).toBeVisible();
    await expect(canvas.getByText('Rp39.520')).toBeVisible();
    await expect(canvas.getByText('Menjadi titipan')).toBeVisible();
  },
};
