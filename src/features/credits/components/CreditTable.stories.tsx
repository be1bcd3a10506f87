import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { Receipt } from '@/lib/contract/credits';
import { buildLateEntry, buildReceipt, buildReceipts, buildVoidReceipt } from '../mocks/buildCredit';
import { creditView } from './creditView';

const handleReview = fn();
const handleReject = fn();

/** The receipt list: figures to the right, how each receipt stands, cards on phones. */
const meta = {
  title: 'Features/Credits/CreditTable',
  component: ListTable<Receipt, number>,
  parameters: { frame: 1240 },
  args: {
    view: creditView({}, 'paid'),
    rows: buildReceipts(8),
    sort: { column: 'date_payment', order: 'desc' },
    onSort: fn(),
    hrefOf: (id) => `/credit/${id}`,
    empty: <EmptyState title="Belum ada nota" />,
  },
} satisfies Meta<typeof ListTable<Receipt, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'JKT/2611/00001' })).toHaveAttribute('href', '/credit/1');
    const amount = canvas.queryByRole('button', { name: 'Jumlah' });
    if (!amount) return; // Phones sort through the choice above the cards.
    await userEvent.click(amount);
    await expect(args.onSort).toHaveBeenCalledWith('payment');
  },
};
export const Loading: Story = { args: { rows: undefined, skeletonRows: 8 } };
export const Updating: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };

export const ForAnApprover: Story = { args: { view: creditView({ onReview: handleReview }, 'paid') } };

/** The list of what waits: every row can be decided. */
export const WhatWaits: Story = {
  args: {
    rows: buildReceipts(8).map((row) => ({ ...row, request_approval: true })),
    view: creditView({ onReview: handleReview, onReject: handleReject }, 'paid'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tinjau JKT/2611/00005' }));
    await expect(handleReview).toHaveBeenCalledTimes(1);
    await expect(handleReject).not.toHaveBeenCalled();
  },
};

/** A void receipt stays in its place, says so, and steps back. */
export const SomeAreVoid: Story = {
  args: {
    rows: buildReceipts(6).map((row, index) =>
      index % 3 === 1 ? { ...buildVoidReceipt(), ...row, request_approval: false } : row,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Batal')).toHaveLength(2);
  },
};

/** Paid and entered on two days: a card says the other one in a line of its own. */
export const EnteredLater: Story = {
  args: { rows: [buildLateEntry(), ...buildReceipts(3)], view: creditView({}, 'entered') },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Dientri 20 Nov');
    if (matchMedia('(max-width: 767px)').matches) await expect(words).toBeVisible();
    else {
      await expect(words).not.toBeVisible();
      await expect(canvas.getAllByRole('cell', { name: '20/11/2026' }).length).toBeGreaterThanOrEqual(4);
    }
  },
};
export const EnteredLaterOnAPhone: Story = { ...EnteredLater, globals: { viewport: { value: 'phone' } } };
export const EnteredLaterForAnApprover: Story = {
  args: {
    rows: [buildLateEntry(), ...buildReceipts(5)],
    view: creditView({ onReview: handleReview }, 'entered'),
  },
};

export const LongText: Story = {
  args: {
    rows: [
      buildReceipt({
        customer_name: 'Raden Ajeng Kusumawardhani Purwaningrum Sastrowidjojo binti Hadiningrat',
        invoice: 'MKSWM/2611/00042',
        contract_code: 'MKSWM-2604-00118-PERPANJANGAN',
        cashier: 'Muhammad Fathurrahman Abdillah',
        payment: 12_345_678_901,
      }),
    ],
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: creditView({ onReview: handleReview }, 'paid') },
};
