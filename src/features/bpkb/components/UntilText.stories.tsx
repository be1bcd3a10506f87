import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UntilText } from './UntilText';

/** The day by which a book is expected. */
const meta = {
  title: 'Features/Bpkb/UntilText',
  component: UntilText,
  args: { until: '2026-12-02', today: '2026-11-20' },
} satisfies Meta<typeof UntilText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastDay: Story = { args: { until: '2026-11-20' } };
export const Late: Story = {
  args: { until: '2026-11-08' },
  play: async ({ canvas }) => void (await expect(canvas.getByText('Terlambat 12 hari')).toBeVisible()),
};
