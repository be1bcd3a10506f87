import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { buildQuote, OFFICE } from '../mocks/buildReceipts';
import { SettlementPrint } from './SettlementPrint';

/** A settlement quote on paper, for the customer to take home. */
const meta = {
  title: 'Features/Payments/SettlementPrint',
  component: SettlementPrint,
  args: {
    settlement: buildQuote(),
    contract: buildPaymentCard().contract,
    office: OFFICE,
    size: 'A4',
  },
  parameters: { frame: 860 },
} satisfies Meta<typeof SettlementPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <SettlementPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No. JKT/P2611/00007')).toHaveLength(4);
    await expect(canvas.getAllByText('Diberikan oleh')).toHaveLength(4);
  },
};
