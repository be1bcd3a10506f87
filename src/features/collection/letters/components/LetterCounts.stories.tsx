import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_LETTER } from '@/lib/contract/letterTerms';
import { buildPreview } from '../mocks/buildBatch';
import { LetterCounts } from './LetterCounts';

const { due, none } = buildPreview();

/** How many letters of each step, and how many contracts get none and why. */
const meta = {
  title: 'Features/Collection/LetterCounts',
  component: LetterCounts,
  parameters: { frame: 480 },
  args: { due, none },
} satisfies Meta<typeof LetterCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryReason: Story = {
  args: { due: [], none: NO_LETTER.map((why) => ({ why, count: 1_234 })) },
};
