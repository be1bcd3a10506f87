import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { CardTable } from './CardTable';

/** The payment card, line by line; at the counter its open lines can be ticked. */
const meta = {
  title: 'Features/Payments/CardTable',
  component: CardTable,
  args: { card: buildPaymentCard().card },
  parameters: { frame: 1000 },
} satisfies Meta<typeof CardTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {};
export const Choosing: Story = {
  args: { chosen: [6], onChoose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bayar angsuran ke-8' }));
    await expect(args.onChoose).toHaveBeenCalledWith([6, 8]);
  },
};
/** Open lines due on a Sunday or a holiday say the working day before. */
export const DaysOff: Story = {
  args: { holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20/12/2026')).toBeVisible();
    await expect(canvas.getByText('paling lambat Sab, 19 Des')).toBeVisible();
  },
};
/** A part was paid, with its penalty: the rest and a new penalty are owed. */
export const PartPaid: Story = {
  args: {
    card: buildPaymentCard({
      payments: [
        {
          invoice: 'JKT/2611/00041',
          credit_to: 6,
          transaction_to: 1,
          date_payment: '2026-11-10',
          overdue: 21,
          credit: 2_832_000,
          credit_payment: 1_000_000,
          credit_discount: 50_000,
          penalty: 254_880,
          penalty_payment: 254_880,
          penalty_discount: 0,
          given: null,
        },
      ],
    }).card,
  },
};
export const Settled: Story = { args: { card: buildPaymentCard({ paid: 12 }).card } };
