import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCreditDetail, buildVoidDetail } from '../mocks/buildApproval';
import { CreditHistory } from './CreditHistory';

/** A receipt's life, newest first. */
const meta = {
  title: 'Features/Credits/CreditHistory',
  component: CreditHistory,
  args: { events: buildCreditDetail().events },
} satisfies Meta<typeof CreditHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};
export const Rejected: Story = {
  args: {
    events: [
      {
        id: 9,
        at: '2026-11-20T06:58:00.000Z',
        by: { username: 'hendra.gunawan', name: 'Hendra Gunawan' },
        action: 'CHANGE_REJECTED',
        reason: 'Bukti transfer belum ada.',
        changes: {},
      },
      ...buildCreditDetail().events,
    ],
  },
};
export const Voided: Story = { args: { events: buildVoidDetail().events } };
export const JustCreated: Story = { args: { events: buildCreditDetail().events.slice(-1) } };
