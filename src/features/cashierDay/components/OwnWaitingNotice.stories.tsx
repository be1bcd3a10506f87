import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnWaitingNotice } from './OwnWaitingNotice';

/** Above 'Tutup kas': what the cashier asked for and nobody decided yet. */
const meta = {
  title: 'Features/CashierDay/OwnWaitingNotice',
  component: OwnWaitingNotice,
  args: {
    waiting: [
      { on: 'RECEIPT', id: 703, summary: 'Perubahan nota JKT/2611/00043' },
      {
        on: 'CONTRACT',
        id: 12,
        summary: 'Pembayaran Rp1.250.000 pada 19 November 2026, transfer',
      },
    ],
    hrefOf: ({ on, id }) => (on === 'RECEIPT' ? `/credit/${id}` : `/credit?request=${id}`),
  },
} satisfies Meta<typeof OwnWaitingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Perubahan nota JKT/2611/00043' })).toHaveAttribute(
      'href',
      '/credit/703',
    );
  },
};
export const None: Story = { args: { waiting: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
