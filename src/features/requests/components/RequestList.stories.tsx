import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { buildOwnRequest, buildRequest } from '../mocks/buildRequest';
import { RequestCard } from './RequestCard';
import { RequestList } from './RequestList';

const waiting = buildRequest();

/** Requests on contracts that wait for the reader, or that the reader made; and one of them in full. */
const meta = {
  title: 'Features/Requests/RequestList',
  component: RequestList,
  subcomponents: { RequestCard },
  args: { requests: [waiting, buildOwnRequest({ id: 42, contract_code: 'JKT-2607-00203' })], onOpen: fn() },
  parameters: { frame: 760 },
} satisfies Meta<typeof RequestList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'One to decide, one of one’s own': <RequestList {...args} />,
        'None waits': <RequestList {...args} requests={[]} />,
        'On their way': <RequestList {...args} requests={undefined} />,
        'One in full': <RequestCard request={waiting} contractHref={`/contract/${waiting.contract_code}`} />,
        'One in full, to somebody who may not open the contract': <RequestCard request={waiting} />,
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    const both = within(canvas.getByRole('region', { name: /^One to decide/ }));
    await userEvent.click(both.getByRole('button', { name: /^Tinjau/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(waiting.id);
    await expect(both.getByRole('button', { name: /^Lihat/ })).toBeVisible();
  },
};
