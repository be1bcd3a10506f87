import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildLateEntry, buildReceipt, buildVoidReceipt } from '../mocks/buildCredit';
import { CreditSummary } from './CreditSummary';

/** A receipt with all its fields, grouped. */
const meta = {
  title: 'Features/Credits/CreditSummary',
  component: CreditSummary,
  parameters: { frame: 900 },
  args: { receipt: buildReceipt({ note: 'Transfer BCA diterima pukul 09.12.' }) },
} satisfies Meta<typeof CreditSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaidLate: Story = {};
export const InTime: Story = {
  args: { receipt: buildReceipt({ overdue: 0, penalty: 0, penalty_discount: 0, penalty_payment: 0 }) },
};
/** Both days stand in the detail. */
export const EnteredLater: Story = {
  args: { receipt: buildLateEntry() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tanggal entri').nextElementSibling).toHaveTextContent('20 November 2026');
    await expect(canvas.getByText('Tanggal bayar').nextElementSibling).toHaveTextContent('19 November 2026');
  },
};
export const ChangeWaits: Story = { args: { receipt: buildReceipt({ request_approval: true }) } };
export const Void: Story = { args: { receipt: buildVoidReceipt() } };
/** Negative and empty amounts, as another host may send them. */
export const OddAmounts: Story = {
  args: { receipt: buildReceipt({ bank: -250_000, cash: null, collector_payment: null, note: null }) },
};
/** One of the receipts of an early settlement: interest not charged is discount, the fee has its own name. */
export const OfASettlement: Story = {
  args: {
    receipt: buildReceipt({
      settlement_id: 7,
      overdue: 0,
      date_maturity: '2026-12-10',
      penalty: 0,
      penalty_discount: 0,
      penalty_payment: 0,
      credit_discount: 150_000,
      credit_payment: 1_100_000,
      collector_payment: 235_000,
      payment: 1_335_000,
    }),
  },
};
