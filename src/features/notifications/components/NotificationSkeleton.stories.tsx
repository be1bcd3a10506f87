import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationSkeleton } from './NotificationSkeleton';

/** The shape of notifications while the first page is on its way; nothing jumps when they arrive. */
const meta = {
  title: 'Features/Notifications/NotificationSkeleton',
  component: NotificationSkeleton,
  parameters: { frame: 332 },
} satisfies Meta<typeof NotificationSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Memuat notifikasi' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
