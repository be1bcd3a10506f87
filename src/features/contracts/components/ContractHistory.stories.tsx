import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildContract } from '../mocks/buildContract';
import { ContractHistory } from './ContractHistory';

const { events } = buildContract();

/** What was done to a contract and its receipts. */
const meta = {
  title: 'Features/Contracts/ContractHistory',
  component: ContractHistory,
  args: { events },
} satisfies Meta<typeof ContractHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BySystemLongReason: Story = {
  args: {
    events: events.map((event) => ({
      ...event,
      by: null,
      reason: 'Nasabah membayar dua kali pada hari yang sama melalui dua rekening yang berbeda. '
        .repeat(3)
        .trim(),
    })),
  },
};
export const Empty: Story = { args: { events: [] } };
