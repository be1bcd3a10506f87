import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Attention } from './Attention';

/** On Home: what asks for this person now. */
const meta = {
  title: 'Features/Home/Attention',
  component: Attention,
  args: {
    waiting: { count: 4, count_more: false },
    ownWaiting: { count: 2, count_more: false },
    unread: 12,
    waitingHref: '/account/approval',
    onOpenNotifications: () => {},
  },
} satisfies Meta<typeof Attention>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '4 menunggu persetujuan Anda' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** Counting stopped. */
export const More: Story = {
  args: { waiting: { count: 100, count_more: true }, ownWaiting: undefined, unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '100+ menunggu persetujuan Anda' })).toBeVisible();
  },
};
/** Nothing is shown where nothing asks. */
export const Nothing: Story = {
  args: { waiting: undefined, ownWaiting: { count: 0, count_more: false }, unread: 0 },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
