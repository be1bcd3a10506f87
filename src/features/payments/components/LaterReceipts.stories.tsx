import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LaterReceipts } from './LaterReceipts';

/** Receipts of later days that a payment of an earlier day splits again; the person agrees before it is sent. */
const meta = {
  title: 'Features/Payments/LaterReceipts',
  component: LaterReceipts,
  args: {
    agreed: false,
    onAgree: fn(),
    changes: [
      { invoice: 'JKT/2611/00231', field: 'credit', before: 1_150_000, after: 45_000 },
      { invoice: 'JKT/2611/00231', field: 'penalty_payment', before: 45_000, after: 0 },
      { invoice: 'JKT/2611/00240', field: 'overdue', before: 12, after: 3 },
    ],
  },
} satisfies Meta<typeof LaterReceipts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotAgreedTo: Story = {
  args: { error: 'Setujui dulu perubahan nota ini.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Saya setuju/ }));
    await expect(args.onAgree).toHaveBeenCalledWith(true);
  },
};
