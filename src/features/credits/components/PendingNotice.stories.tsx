import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { buildApproval, buildVoidApproval } from '../mocks/buildApproval';
import { PendingNotice } from './PendingNotice';

/** On a receipt that a request waits for: who asked, when and why, and what the reader can do about it. */
const meta = {
  title: 'Features/Credits/PendingNotice',
  component: PendingNotice,
  args: {
    waiting: buildApproval(),
    mine: false,
    canDecide: false,
    onReview: fn(),
    onReject: fn(),
    onWithdraw: fn(),
  },
  parameters: { frame: 760 },
} satisfies Meta<typeof PendingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Few end their reason with a full stop. */
const UNENDED = 'Nasabah membayar sebagian lewat transfer, bukan tunai';

export const EveryReader: Story = {
  render: (args) => (
    <States
      of={{
        'Who asked': <PendingNotice {...args} waiting={buildApproval({ reason: UNENDED })} mine />,
        'Who asked, on a host that takes nothing back': (
          <PendingNotice {...args} mine onWithdraw={undefined} />
        ),
        Approver: <PendingNotice {...args} canDecide />,
        'Approver, of a void': <PendingNotice {...args} canDecide waiting={buildVoidApproval()} />,
        'Somebody else, on a host that says neither when nor why': (
          <PendingNotice {...args} waiting={buildApproval({ reason: null, requested_at: null })} />
        ),
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    const of = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(of('Who asked').getByText(/bukan tunai\. Penyetuju lain/)).toBeVisible();
    await userEvent.click(of('Who asked').getByRole('button', { name: 'Tarik permintaan' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await userEvent.click(of('Approver').getByRole('button', { name: 'Tinjau' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await userEvent.click(of('Approver').getByRole('button', { name: 'Tolak' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};
