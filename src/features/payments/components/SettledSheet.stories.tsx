import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSettled, buildSettlement } from '../mocks/buildReceipts';
import { settlementBody } from '../domain/settlementDraft';
import { SettledSheet } from './SettledSheet';

const settledWith = (cash: number | 'all', note = '') => {
  const body = settlementBody(buildSettlement(), { cash, note });
  if (!body) throw new Error('The draft is wrong');
  return buildSettled(body);
};

/** The settlement that was taken, with its receipts. */
const meta = {
  title: 'Features/Payments/SettledSheet',
  component: SettledSheet,
  args: { settled: settledWith('all') },
} satisfies Meta<typeof SettledSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InBanknotes: Story = {};
export const PartByTransfer: Story = {
  args: { settled: settledWith(5_000_000, 'Unit dijual, BPKB diambil istri') },
};
