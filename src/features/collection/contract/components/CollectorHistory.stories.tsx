import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCollecting } from '../mocks/buildCollecting';
import { CollectorHistory } from './CollectorHistory';

/** Who collected a contract, from which day on. */
const meta = {
  title: 'Features/Collection/CollectorHistory',
  component: CollectorHistory,
  parameters: { frame: 640 },
  args: { collectors: buildCollecting().collectors },
} satisfies Meta<typeof CollectorHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { collectors: [] } };
export const MovedAway: Story = {
  args: {
    collectors: [
      ...[
        {
          from: '2026-11-10',
          collector: null,
          at: '2026-11-10T04:00:00.000Z',
          by: null,
          reason: 'Pindah kantor',
        },
      ],
      ...buildCollecting().collectors,
    ],
  },
};
