import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildContract } from '../mocks/buildContract';
import { ContractReceipts } from './ContractReceipts';

const { receipts } = buildContract();

/** Receipts of a contract, newest first. */
const meta = {
  title: 'Features/Contracts/ContractReceipts',
  component: ContractReceipts,
  parameters: { frame: 1000 },
  args: { receipts: receipts.slice(0, 4), hrefOf: (id) => `/credit/${id}` },
} satisfies Meta<typeof ContractReceipts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute('href', '/credit/108');
  },
};
export const VoidedAndWaiting: Story = {
  args: {
    receipts: receipts
      .slice(0, 3)
      .map((row, index) => ({ ...row, voided: index === 0, request_approval: index === 1 })),
  },
};
export const WithoutRightToOpen: Story = {
  args: { hrefOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Empty: Story = { args: { receipts: [] } };
