import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildClosed, buildCount, buildFinished } from '../mocks/buildCount';
import { CountHead } from './CountHead';

/** What is counted, by whom, and after closing what it comes to. */
const meta = {
  title: 'Features/BpkbCounts/CountHead',
  component: CountHead,
  parameters: { frame: 960 },
  args: { count: buildCount() },
} satisfies Meta<typeof CountHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Blind: only who counted how much. */
export const Open: Story = {
  play: async ({ canvas }) => void (await expect(canvas.queryByText('Seharusnya')).toBeNull()),
};
export const Closed: Story = { args: { count: buildClosed() } };
export const Finished: Story = { args: { count: buildFinished() } };
export const Narrow: Story = { ...Closed, globals: { viewport: { value: 'phone' } } };
