import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { buildQuote, buildSettlement } from '../mocks/buildReceipts';
import { SettlementSheet } from './SettlementSheet';

/** The settlement quote with its arithmetic. */
const meta = {
  title: 'Features/Payments/SettlementSheet',
  component: SettlementSheet,
  args: { quote: buildSettlement() },
} satisfies Meta<typeof SettlementSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {};
export const OnTime: Story = { args: { quote: buildSettlement(buildPaymentCard({ paid: 7 })) } };
/** Given to the customer: its number, who gave it, and until when it holds. */
export const Quoted: Story = { args: { quote: buildQuote() } };
