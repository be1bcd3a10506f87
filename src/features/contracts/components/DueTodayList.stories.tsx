import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { buildContractRows } from '../mocks/buildContract';
import { DueTodayList } from './DueTodayList';

/** On the desk of Home: what is to be paid today, and how many are late. */
const meta = {
  title: 'Features/Contracts/DueTodayList',
  component: DueTodayList,
  args: {
    rows: buildContractRows(3),
    due: { count: 3, more: false },
    overdue: { count: 12, more: false },
    hrefOf: (code) => `/contract/${code}`,
    overdueHref: '/contract?status=OVERDUE',
  },
  parameters: { frame: 460 },
} satisfies Meta<typeof DueTodayList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'Three, and some that are late': <DueTodayList {...args} />,
        'More than are shown': (
          <DueTodayList {...args} due={{ count: 100, more: true }} overdue={{ count: 100, more: true }} />
        ),
        'Nothing is due, none is late': (
          <DueTodayList
            {...args}
            rows={[]}
            due={{ count: 0, more: false }}
            overdue={{ count: 0, more: false }}
          />
        ),
      }}
    />
  ),
};
