import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildFinding, buildFindings } from '../mocks/buildCount';
import { FindingFacts } from './FindingFacts';

/** A difference that needs nothing any more. */
const meta = {
  title: 'Features/BpkbCounts/FindingFacts',
  component: FindingFacts,
  parameters: { frame: 420 },
  args: { finding: buildFindings()[3] ?? buildFinding() },
} satisfies Meta<typeof FindingFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settled: Story = {};
export const Moved: Story = { args: { finding: buildFindings()[4] ?? buildFinding() } };
