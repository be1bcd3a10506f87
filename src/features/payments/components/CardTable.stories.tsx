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

/** What is paid is folded into one row with its sums; what is to be paid is always there. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '5 lunas' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('20/09/2026')).toBeNull();
    await expect(canvas.getByText('20/10/2026')).toBeVisible();
    await expect(canvas.getAllByText('14.160.000')[0]).toBeVisible();
  },
};
/** Opened by the keys; the button keeps the focus. */
export const PaidOpened: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '5 lunas' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '5 lunas', expanded: true })).toHaveFocus();
    await expect(canvas.getByText('20/05/2026')).toBeVisible();
    await expect(canvas.getAllByText('Lunas')).toHaveLength(5);
  },
};
/** One row for one line would save nothing. */
export const OnePaid: Story = {
  args: { card: buildPaymentCard({ paid: 1 }).card },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('20/05/2026')).toBeVisible();
  },
};
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
/** Nothing else is there to see. */
export const Settled: Story = {
  args: { card: buildPaymentCard({ paid: 12 }).card },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '12 lunas', expanded: true })).toBeVisible();
    await expect(canvas.getAllByText('Lunas')).toHaveLength(12);
  },
};
