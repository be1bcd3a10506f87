import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { listApprovals } from '@/lib/contract/approvals';
import { mockEndpoint, offline } from '@/lib/mocks/mockEndpoint';
import { ContractApprovals } from './ContractApprovals';
import { buildApprovals } from './mocks/buildApproval';
import { buildReceipt } from './mocks/buildCredit';
import { changeWaits, noApprovalList, waitingQueue } from './mocks/scenarios';

const [ofThis, ...others] = buildApprovals();
const OTHER = buildReceipt({ contract_code: 'JKT-2604-00119', request_approval: true });
const oneOfThree = [
  mockEndpoint(
    listApprovals,
    [ofThis, ...others.map((one) => ({ ...one, credit: OTHER }))].filter((one) => !!one),
  ),
];

/** On a contract's page and its card: what waits for the approver there, and the way back to it. */
const meta = {
  title: 'Features/Credits/ContractApprovals',
  component: ContractApprovals,
  args: { code: 'JKT-2604-00118' },
  parameters: { session: 'Penyetuju', frame: 1000 },
} satisfies Meta<typeof ContractApprovals>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing: Story['play'] = async ({ canvas }) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(canvas.queryByText('Menunggu persetujuan')).toBeNull();
};

/** Those of other contracts are not here. */
export const OneWaits: Story = {
  parameters: { msw: oneOfThree },
  play: async ({ canvas }) => {
    await canvas.findByText(/Sri Wahyuni meminta perubahan nota JKT\/2611\/00042/);
    await expect(canvas.getAllByRole('button', { name: 'Tinjau' })).toHaveLength(1);
  },
};
export const SeveralWait: Story = {
  parameters: { msw: waitingQueue },
  play: async ({ canvas }) => void (await canvas.findByText(/JKT\/2611\/00044/)),
};

/** It opens the modal that the push opens. */
export const OpensTheModal: Story = {
  parameters: { msw: [...oneOfThree, ...changeWaits] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    await screen.findByText('Transfer BCA diterima pukul 09.12.');
    await expect(screen.getByRole('dialog', { name: 'APPROVE NOTA PEMBAYARAN' })).toBeVisible();
  },
};

/** The page around it stands by itself: what cannot be listed takes no room. */
export const Offline: Story = {
  tags: ['no-picture'],
  parameters: { msw: [mockEndpoint(listApprovals, () => offline())] },
  play: nothing,
};
export const HostWithoutAList: Story = {
  tags: ['no-picture'],
  parameters: { msw: noApprovalList },
  play: nothing,
};
/** Asks for nothing: an unanswered call would fail the story. */
export const NotForACashier: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Kasir', msw: waitingQueue },
  play: nothing,
};
