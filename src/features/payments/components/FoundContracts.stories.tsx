import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildFound } from '../mocks/buildPaymentCard';
import { FoundContracts } from './FoundContracts';

/** Hits of the search at the counter. */
const meta = {
  title: 'Features/Payments/FoundContracts',
  component: FoundContracts,
  args: { rows: buildFound(), more: false, hrefOf: (code) => `/payment/${code}` },
} satisfies Meta<typeof FoundContracts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const More: Story = { args: { more: true } };
export const Settled: Story = {
  args: { rows: buildFound().map((row) => ({ ...row, next_due: null, overdue: 0 })) },
};
