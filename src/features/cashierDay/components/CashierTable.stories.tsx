import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListTable } from '@/components/RecordList/ListTable';
import type { Cashier } from '@/lib/contract/cashierDays';
import { buildCashiers, buildCashiersByPayment } from '../mocks/buildCashierDay';
import { cashierView, NoCashiers } from './cashierView';

/** Who has closed, and who has not. */
const meta = {
  title: 'Features/CashierDay/CashierTable',
  component: ListTable<Cashier, number>,
  parameters: { frame: 1080 },
  args: {
    view: cashierView('entered'),
    rows: buildCashiers(),
    hrefOf: (id) => `/payment/day?staff=${id}`,
    empty: <NoCashiers by="entered" />,
  },
} satisfies Meta<typeof ListTable<Cashier, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Eka Lestari' })).toHaveAttribute(
      'href',
      '/payment/day?staff=4',
    );
    await expect(canvas.getByText('Berubah sesudah ditutup')).toBeVisible();
  },
};
/** Sums of what was paid on the day: no count stands beside them, who has closed still shows. */
export const ByPayment: Story = {
  args: { view: cashierView('paid'), rows: buildCashiersByPayment() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Selisih')).toBeNull();
    await expect(canvas.getByText('Sudah ditutup')).toBeVisible();
    await expect(canvas.getByText('Kas tidak bergerak')).toBeVisible();
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const EmptyByPayment: Story = {
  args: { view: cashierView('paid'), rows: [], empty: <NoCashiers by="paid" /> },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
