import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsOf } from './AsOf';

/** Of when the figures are. */
const meta = {
  title: 'Features/Achievement/AsOf',
  component: AsOf,
  args: { instant: '2026-11-20T03:00:00.000Z' },
} satisfies Meta<typeof AsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
