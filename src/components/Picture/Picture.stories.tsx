import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture';

/** One drawing for each kind of empty or failed place. */
const meta = {
  title: 'Components/Data/Picture',
  component: Picture,
  args: { name: 'empty' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Offline: Story = { args: { name: 'offline' } };
export const Slow: Story = { args: { name: 'slow' } };
export const Trouble: Story = { args: { name: 'trouble' } };
export const Locked: Story = { args: { name: 'locked' } };
export const Lost: Story = { args: { name: 'lost' } };
export const Later: Story = { args: { name: 'later' } };
