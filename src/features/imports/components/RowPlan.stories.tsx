import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPlan, PENALTY_PLAN } from '../mocks/buildImport';
import { RowPlan } from './RowPlan';

/** What posting a row writes, before it is posted. */
const meta = {
  title: 'Features/Imports/RowPlan',
  component: RowPlan,
  parameters: { frame: 592 },
  args: { plan: buildPlan(2_832_000) },
} satisfies Meta<typeof RowPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneInstalment: Story = {};
export const PenaltyFirst: Story = {
  args: { plan: PENALTY_PLAN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Angsuran ke-8 45.000 1.105.000 45.000' })).toBeVisible();
    await expect(canvas.getByText('Bayar denda: Rp45.000 → Rp0')).toBeVisible();
  },
};
const several = [8, 9, 10, 11].map((credit_to) => ({
  credit_to,
  overdue: 0,
  credit: 1_234_567_890,
  credit_payment: 1_234_567_890,
  penalty: 0,
  penalty_payment: 0,
}));
export const SeveralWithSurplus: Story = {
  args: { plan: { shares: several, later: [], surplus: 168_000 } },
};
export const Narrow: Story = {
  ...SeveralWithSurplus,
  globals: { viewport: { value: 'phone' } },
};
