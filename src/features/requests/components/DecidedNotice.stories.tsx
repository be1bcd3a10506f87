import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { buildRequest } from '../mocks/buildRequest';
import { DecidedNotice } from './DecidedNotice';

const decided = {
  decided_by: { username: 'penyetuju.jkt', name: 'Hendra Gunawan' },
  decided_at: '2026-11-20T07:02:00.000Z',
};

/** What became of a request on a contract, who decided it and when. */
const meta = {
  title: 'Features/Requests/DecidedNotice',
  component: DecidedNotice,
  args: { request: buildRequest({ status: 'APPROVED', ...decided }) },
} satisfies Meta<typeof DecidedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryOutcome: Story = {
  render: (args) => (
    <States
      of={{
        Approved: <DecidedNotice {...args} />,
        Rejected: (
          <DecidedNotice
            request={buildRequest({
              status: 'REJECTED',
              ...decided,
              decision_reason: 'Bukti setor belum dilampirkan.',
            })}
          />
        ),
        'Taken back': <DecidedNotice request={buildRequest({ status: 'WITHDRAWN' })} />,
      }}
    />
  ),
};
