import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
        changes: { request_approval: [true, false] },
      },
      ...buildCreditDetail().events,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Menunggu persetujuan: ya/)).toBeVisible();
    await expect(canvas.queryByText(/request_approval|true|false/)).toBeNull();
  },
};
/** Taken back by who asked; before that a payment of an earlier day split it again. */
export const WithdrawnAndSplitAgain: Story = {
  args: {
    events: [
      {
        id: 10,
        at: '2026-11-20T07:20:00.000Z',
        by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
        action: 'CHANGE_WITHDRAWN',
        reason: null,
        changes: { request_approval: [true, false] },
      },
      {
        id: 9,
        at: '2026-11-20T06:58:00.000Z',
        by: { username: 'rudi.hartono', name: 'Rudi Hartono' },
        action: 'RESPLIT',
        reason: null,
        changes: { credit: [540_000, 340_000], credit_payment: [540_000, 340_000], penalty: [0, 8_100] },
      },
      ...buildCreditDetail().events,
    ],
  },
};
export const Voided: Story = { args: { events: buildVoidDetail().events } };
export const JustCreated: Story = { args: { events: buildCreditDetail().events.slice(-1) } };
