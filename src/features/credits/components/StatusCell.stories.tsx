import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { buildReceipt, buildVoidReceipt } from '../mocks/buildCredit';
import { StatusCell } from './StatusCell';

const waiting = buildReceipt({ request_approval: true });

/** In the list of receipts: how a receipt stands, and what an approver can do about it. */
const meta = {
  title: 'Features/Credits/StatusCell',
  component: StatusCell,
  args: { row: waiting, onReview: fn(), onReject: fn() },
  parameters: { frame: 332 },
} satisfies Meta<typeof StatusCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: ({ onReview, onReject }) => (
    <States
      of={{
        'In time': <StatusCell row={buildReceipt({ overdue: 0 })} />,
        Late: <StatusCell row={buildReceipt()} />,
        'Late, its transfer unconfirmed': (
          <StatusCell row={buildReceipt({ transfer_state: 'UNCONFIRMED' })} />
        ),
        Void: <StatusCell row={buildVoidReceipt()} />,
        Waits: <StatusCell row={waiting} />,
        'Waits, for an approver': <StatusCell row={waiting} onReview={onReview} />,
        'Waits, for an approver, where every row waits': (
          <StatusCell row={waiting} onReview={onReview} onReject={onReject} />
        ),
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Transfer belum dikonfirmasi' })).toBeVisible();
    const last = within(canvas.getByRole('region', { name: /every row waits$/ }));
    await userEvent.click(last.getByRole('button', { name: 'Tinjau JKT/2611/00042' }));
    await expect(args.onReview).toHaveBeenCalledWith(args.row);
    await userEvent.click(last.getByRole('button', { name: 'Tolak JKT/2611/00042' }));
    await expect(args.onReject).toHaveBeenCalledWith(args.row);
  },
};
