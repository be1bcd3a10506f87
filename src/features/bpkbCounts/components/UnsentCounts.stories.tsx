import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildKeptScans } from '../mocks/buildKeptScans';
import { UnsentCounts } from './UnsentCounts';

/** Counts with codes that only this device has. */
const meta = {
  title: 'Features/BpkbCounts/UnsentCounts',
  component: UnsentCounts,
  args: { kept: [buildKeptScans([41, 42, 43])], hrefOf: (id) => `/bpkb/opname/${id}` },
} satisfies Meta<typeof UnsentCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfTwo: Story = {
  args: { kept: [buildKeptScans([41, 42, 43]), buildKeptScans([7], { id: 'k2', countId: 6 })] },
};
