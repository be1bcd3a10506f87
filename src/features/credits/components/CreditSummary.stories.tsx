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
const LINKS = {
  contract: (code: string) => `/contract/${code}`,
  card: (code: string) => `/payment/${code}`,
  statementLine: (id: number, line: number) => `/payment/import?batch=${id}&line=${line}`,
};
/** Posted from a bank statement: its line, the contract and the card are one press away. */
export const FromAStatement: Story = {
  args: {
    links: LINKS,
    statementLine: {
      bank: 'BCA',
      line: 17,
      tied: false,
      statement: { id: 12, file_name: 'BCA 13-20 Nov.csv' },
    },
  },
  play: async ({ canvas, args }) => {
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('baris 17 mutasi BCA')).toBe('/payment/import?batch=12&line=17');
    await expect(href('Kartu piutang')).toBe(`/payment/${args.receipt.contract_code}`);
    await expect(href(args.receipt.contract_code ?? '')).toBe(`/contract/${args.receipt.contract_code}`);
  },
};
/** Its transfer is on no checked statement yet: what has to happen is said. */
export const TransferUnconfirmed: Story = {
  args: { receipt: buildReceipt({ transfer_state: 'UNCONFIRMED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Transfer belum dikonfirmasi\. Dikonfirmasi setelah/)).toBeVisible();
  },
};
export const TransferConfirmed: Story = {
  tags: ['no-picture'],
  args: { receipt: buildReceipt({ transfer_state: 'CONFIRMED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Transfer dikonfirmasi mutasi bank.')).toBeVisible();
  },
};
/** Taken before transfers were held against the bank. */
export const TransferUnknown: Story = {
  tags: ['no-picture'],
  args: { receipt: buildReceipt({ transfer_state: 'UNKNOWN' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Transfer tidak diketahui/)).toBeVisible();
  },
};
/** Another office's statement, and a reader without the right to contracts: plain text. */
export const TiedElsewhere: Story = {
  tags: ['no-picture'],
  args: { statementLine: { bank: 'BCA', line: 17, tied: true, statement: null }, links: LINKS },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dikaitkan ke baris 17 mutasi BCA')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /mutasi/ })).toBeNull();
  },
};
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
