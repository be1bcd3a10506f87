import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCall, buildCalls } from '../mocks/buildCall';
import { CallList } from './CallList';

/** The calls to a borrower, and what came of each. */
const meta = {
  title: 'Features/Collection/CallList',
  component: CallList,
  parameters: { frame: 800 },
  args: { calls: buildCalls() },
} satisfies Meta<typeof CallList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The one with a consent is within the rule.
    await expect(canvas.getAllByText('Di luar ketentuan')).toHaveLength(1);
    await expect(canvas.getByText(/Dengan persetujuan nasabah/)).toBeVisible();
  },
};
export const Empty: Story = { args: { calls: [] } };
export const LongNote: Story = {
  args: { calls: [buildCall({ note: 'Menunggu pencairan arisan keluarga '.repeat(12) })] },
};
