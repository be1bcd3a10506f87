import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCashierDay, buildMovement } from '../mocks/buildCashierDay';
import { MovementTable } from './MovementTable';

/** Everything that moved a cashier's money, newest first. */
const meta = {
  title: 'Features/CashierDay/MovementTable',
  component: MovementTable,
  parameters: { frame: 1080 },
  args: { shown: buildCashierDay(), hrefOfReceipt: (id: number) => `/credit/${id}` },
} satisfies Meta<typeof MovementTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'JKT/2611/00043' })).toHaveAttribute('href', '/credit/703');
    await expect(canvas.getByText('Nota dibatalkan (hari sebelumnya), dibayar 18/11/2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'JKT/T2611/00003' })).toBeNull();
    await expect(canvas.getByRole('cell', { name: 'Siti Nurhaliza Putri JKT-2604-00114' })).toBeVisible();
  },
};
/** What came by transfer says whether a checked statement shows it. */
export const Transfers: Story = {
  args: {
    shown: buildCashierDay({
      lines: [
        buildMovement(3, { bank: 1_250_000, transfer_state: 'UNCONFIRMED' }),
        buildMovement(2, { bank: 850_000, transfer_state: 'CONFIRMED' }),
        buildMovement(1, { bank: 975_000, transfer_state: 'UNKNOWN', paid: '2026-11-19' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pembayaran diterima, transfer belum dikonfirmasi')).toBeVisible();
    await expect(canvas.getByText('Pembayaran diterima, transfer dikonfirmasi')).toBeVisible();
    await expect(
      canvas.getByText('Pembayaran diterima, dibayar 19/11/2026, transfer tidak diketahui'),
    ).toBeVisible();
  },
};
/** As wide as a tablet leaves it: the customer and the contract stay, in two lines. */
export const Tablet: Story = { ...Default, parameters: { frame: 680 } };
/** Each line that was entered on another day says so; the correction and the void of a transfer stand as they are. */
export const ByPayment: Story = {
  args: { shown: buildCashierDay({ by: 'paid' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pembayaran diterima, dientri 21/11/2026')).toHaveLength(2);
    await expect(canvas.getByText('Nota diperbaiki, dientri 22/11/2026')).toBeVisible();
    await expect(canvas.getByText('Nota dibatalkan, dientri 22/11/2026')).toBeVisible();
    await expect(canvas.queryByText(/dibayar/)).toBeNull();
  },
};
export const EmptyByPayment: Story = { args: { shown: buildCashierDay({ by: 'paid', lines: [] }) } };
export const NarrowByPayment: Story = { ...ByPayment, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { shown: buildCashierDay({ lines: [] }) } };
export const MoreThanShown: Story = { args: { shown: buildCashierDay({ line_count: 640 }) } };
export const LongNames: Story = {
  args: {
    shown: buildCashierDay({
      lines: [
        buildMovement(1, {
          cash: -128_640_000,
          kind: 'DEPOSIT_PAID_BACK',
          customer_name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Sosrodiningrat',
        }),
      ],
    }),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
