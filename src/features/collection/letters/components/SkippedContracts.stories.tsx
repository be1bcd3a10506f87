import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildFinished } from '../mocks/buildBatch';
import { SkippedContracts } from './SkippedContracts';

/** Who got no letter, and why. */
const meta = {
  title: 'Features/Collection/SkippedContracts',
  component: SkippedContracts,
  parameters: { frame: 480 },
  args: { skipped: buildFinished().skipped },
} satisfies Meta<typeof SkippedContracts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
