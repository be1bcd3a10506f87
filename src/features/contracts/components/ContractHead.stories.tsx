import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildContract, buildFacts, MOCK_TODAY } from '../mocks/buildContract';
import { ContractHead } from './ContractHead';

const { contract, card, overdue_class: overdueClass } = buildContract();

/** Whose contract it is and how it stands. */
const meta = {
  title: 'Features/Contracts/ContractHead',
  component: ContractHead,
  parameters: { frame: 1000 },
  args: { contract, card, overdueClass, asOf: MOCK_TODAY },
} satisfies Meta<typeof ContractHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overdue: Story = {};
export const Settled: Story = {
  args: {
    contract: buildFacts({ status: 'SETTLED', next_due: null }),
    overdueClass: null,
    card: {
      ...card,
      dpd: 0,
      totals: { ...card.totals, paid: card.totals.instalment, remainder: 0, penalty: 0 },
    },
  },
};
/** Nothing is asked for any more. */
export const Cancelled: Story = {
  args: {
    contract: buildFacts({ status: 'CANCELLED', next_due: null }),
    overdueClass: null,
    card: {
      ...card,
      dpd: 0,
      totals: { ...card.totals, paid: 0, remainder: card.totals.instalment, penalty: 0 },
    },
  },
};
/** What was left is asked for by another contract. */
export const Restructured: Story = {
  args: { contract: buildFacts({ status: 'RESTRUCTURED', next_due: null }), overdueClass: null },
};
export const LongTextLargeAmounts: Story = {
  args: {
    contract: buildFacts({
      customer: {
        ...contract.customer,
        name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat',
      },
      vehicle: { ...contract.vehicle, name: 'Mitsubishi Colt Diesel FE 74 HDV Super Speed' },
    }),
    overdueClass: { collectibility: 5, bucket: { from: 3_651, to: null } },
    card: { ...card, totals: { ...card.totals, remainder: 1_987_654_321_000, penalty: 98_765_432_000 } },
  },
};
