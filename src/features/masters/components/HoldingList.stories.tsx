import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildHoldings } from '../mocks/buildHoldings';
import { HoldingList } from './HoldingList';

/** What is still in an office, each with the way to its list. */
const meta = {
  title: 'Features/Masters/HoldingList',
  component: HoldingList,
  parameters: { frame: 480 },
  args: { holdings: buildHoldings(), hrefOf: (place: string): string | null => `/${place}` },
} satisfies Meta<typeof HoldingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kontrak berjalan' })).toHaveAttribute(
      'href',
      '/contracts',
    );
  },
};
export const NoRights: Story = { args: { hrefOf: () => null } };
export const Nothing: Story = {
  args: {
    holdings: buildHoldings({
      contracts: 0,
      registrations: 0,
      credit_requests: 0,
      contract_requests: 0,
      cashier_days: 0,
      cash_to_hand_over: 0,
      filled_safes: 0,
      petty_funds: 0,
      books: 0,
      staff: 0,
    }),
  },
};
export const Many: Story = {
  args: { holdings: buildHoldings({ contracts: 128_450, registrations: 1_204 }) },
};
