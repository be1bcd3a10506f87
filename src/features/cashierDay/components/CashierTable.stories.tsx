import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCashiers, buildCashiersByPayment } from '../mocks/buildCashierDay';
import { CashierTable } from './CashierTable';

/** Who has closed, and who has not. */
const meta = {
  title: 'Features/CashierDay/CashierTable',
  component: CashierTable,
  parameters: { frame: 1080 },
  args: { rows: buildCashiers(), by: 'entered', hrefOf: ({ cashier }) => `/payment/day?staff=${cashier.id}` },
} satisfies Meta<typeof CashierTable>;

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
  args: { rows: buildCashiersByPayment(), by: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Selisih')).toBeNull();
    await expect(canvas.getByText('Sudah ditutup')).toBeVisible();
    await expect(canvas.getByText('Kas tidak bergerak')).toBeVisible();
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const EmptyByPayment: Story = { args: { rows: [], by: 'paid' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
