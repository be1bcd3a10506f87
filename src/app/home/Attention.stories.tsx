import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Attention } from './Attention';

/** On Home: what asks for this person now. */
const meta = {
  title: 'Features/Home/Attention',
  component: Attention,
  args: {
    waiting: 3,
    waitingOnContracts: 1,
    ownWaiting: 2,
    unread: 12,
    waitingHref: '/credit?status=waiting',
    onOpenNotifications: () => {},
  },
} satisfies Meta<typeof Attention>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
/** Nothing is shown where nothing asks. */
export const Nothing: Story = {
  args: { waiting: 0, waitingOnContracts: 0, ownWaiting: undefined, unread: 0 },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
