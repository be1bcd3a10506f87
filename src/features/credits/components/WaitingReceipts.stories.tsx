import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { buildApproval, buildApprovals, buildVoidApproval } from '../mocks/buildApproval';
import { buildReceipt } from '../mocks/buildCredit';
import { WaitingReceipts } from './WaitingReceipts';

/** On a contract and its card: the changes and voids of receipts that wait for the reader, each with its way back. */
const meta = {
  title: 'Features/Credits/WaitingReceipts',
  component: WaitingReceipts,
  args: { waiting: [buildApproval()], onReview: fn() },
  parameters: { frame: 760 },
} satisfies Meta<typeof WaitingReceipts>;

export default meta;
type Story = StoryObj<typeof meta>;

const credit = buildReceipt({ invoice: 'JKT/TTP/2611/00042', request_approval: true });
const LONG = `Bukti transfer baru diterima hari ini; ${'pembukuan tunai kemarin dipindahkan ke transfer '.repeat(4)}`;

export const EveryRequest: Story = {
  render: (args) => (
    <States
      of={{
        'A change': <WaitingReceipts {...args} />,
        'A void': <WaitingReceipts {...args} waiting={[buildVoidApproval()]} />,
        'On a host that says neither when nor why': (
          <WaitingReceipts {...args} waiting={[buildApproval({ reason: null, requested_at: null })]} />
        ),
        'A long reason, of a deposit': (
          <WaitingReceipts {...args} waiting={[buildApproval({ credit, reason: LONG })]} />
        ),
      }}
    />
  ),
};

/** Each opens its own. */
export const Several: Story = {
  args: { waiting: buildApprovals() },
  play: async ({ canvas, args }) => {
    const third = canvas.getByText(/JKT\/2611\/00044/).closest('[role=status]');
    await userEvent.click(within(third as HTMLElement).getByRole('button', { name: 'Tinjau' }));
    await expect(args.onReview).toHaveBeenCalledWith(args.waiting[2]);
  },
};

/** Nothing waits: no room is taken. */
export const Nothing: Story = {
  args: { waiting: [] },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Menunggu persetujuan')).toBeNull();
  },
};
