import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSetup } from '../mocks/buildSetup';
import { WorkList } from './WorkList';

/** For each part of the work whether somebody may do it. */
const meta = {
  title: 'Features/Setup/WorkList',
  component: WorkList,
  args: { work: buildSetup().work },
} satisfies Meta<typeof WorkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nobody: Story = {};
/** One person with every right: what they do themself, nobody else can approve. */
export const OneForAll: Story = {
  args: {
    work: [
      { work: 'FILL', people: 1, invited: 0, ready: true },
      { work: 'SURVEY', people: 2, invited: 1, ready: true },
      { work: 'APPROVE', people: 1, invited: 0, ready: false },
      { work: 'DISBURSE', people: 1, invited: 0, ready: false },
      { work: 'CASH', people: 12, invited: 3, ready: true },
    ],
  },
};
