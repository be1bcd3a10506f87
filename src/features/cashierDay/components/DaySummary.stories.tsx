import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCashierDay } from '../mocks/buildCashierDay';
import { DaySummary } from './DaySummary';

/** A day's money by kind; what corrects an earlier day stands on a line of its own. */
const meta = {
  title: 'Features/CashierDay/DaySummary',
  component: DaySummary,
  args: { shown: buildCashierDay() },
} satisfies Meta<typeof DaySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { shown: buildCashierDay({ lines: [] }) } };
/** What was paid on the day; what was entered on another stands on lines of its own, and nothing is to be counted. */
export const ByPayment: Story = {
  args: { shown: buildCashierDay({ by: 'paid' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pembayaran diterima \(dientri hari lain\)/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Jumlah 3.482.500 1.975.000' })).toBeVisible();
    await expect(canvas.queryByText('Seharusnya ada')).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
