import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { buildBatch, buildRow } from '../mocks/buildImport';
import { BatchObstacles } from './BatchObstacles';
import { RowObstacle } from './RowObstacle';

const posted = { posted_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' } };

/** Why nothing can be decided about a row of a statement, or about a statement, and the way that can. */
const meta = {
  title: 'Features/Imports/RowObstacle',
  component: RowObstacle,
  subcomponents: { BatchObstacles },
  args: { batch: buildBatch(), row: buildRow(), isCashier: true },
} satisfies Meta<typeof RowObstacle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReason: Story = {
  render: (args) => (
    <States
      of={{
        'A row that is a receipt': <RowObstacle {...args} row={buildRow({ state: 'POSTED' })} />,
        'A row, to somebody who takes no payments': <RowObstacle {...args} isCashier={false} />,
        'A row, while the file is still arriving': <RowObstacle {...args} />,
        'A statement, to somebody who takes no payments': (
          <BatchObstacles batch={buildBatch()} isCashier={false} />
        ),
        'A statement that somebody else posted': <BatchObstacles batch={buildBatch(posted)} isCashier />,
      }}
    />
  ),
};
