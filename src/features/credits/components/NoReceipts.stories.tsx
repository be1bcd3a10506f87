import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { defaultListState } from '../domain/creditListState';
import NoReceipts from './NoReceipts';

const state = defaultListState(1);

/** Why the list of receipts is empty, and the nearest way to one that is not. */
const meta = {
  title: 'Features/Credits/NoReceipts',
  component: NoReceipts,
  args: { state, date: '2026-11-20', onChange: fn(), onReset: fn() },
} satisfies Meta<typeof NoReceipts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReason: Story = {
  render: (args) => (
    <States
      of={{
        'None on this day': <NoReceipts {...args} />,
        'None entered on this day': <NoReceipts {...args} state={{ ...state, by: 'entered' }} />,
        'No transfer is unconfirmed': (
          <NoReceipts {...args} state={{ ...state, period: 'all', status: 'unconfirmed' }} />
        ),
        'None is late': <NoReceipts {...args} state={{ ...state, period: 'all', status: 'late' }} />,
        'None at all': <NoReceipts {...args} state={{ ...state, period: 'all' }} />,
        'Past the last page': <NoReceipts {...args} state={{ ...state, page: 9 }} />,
        'Nothing found': <NoReceipts {...args} state={{ ...state, search: 'sutrisno', period: 'month' }} />,
        'None waits': <NoReceipts {...args} state={{ ...state, status: 'waiting' }} />,
        'None is void': <NoReceipts {...args} state={{ ...state, status: 'void' }} />,
        'None with this filter': <NoReceipts {...args} state={{ ...state, means: 'bank' }} />,
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    const of = (name: string) => within(canvas.getByRole('region', { name }));
    await userEvent.click(of('None on this day').getByRole('button', { name: 'Lihat sebulan' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: 'month' });
    await userEvent.click(of('Past the last page').getByRole('button', { name: 'Ke halaman pertama' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 });
    await userEvent.click(of('None at all').getByRole('button', { name: 'Atur ulang' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
