import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildNotifications } from '../mocks/buildNotification';
import { NotificationDrawer } from './NotificationDrawer';
import { NotificationPanel } from './NotificationPanel';

const noop = () => undefined;

const panel = (
  <NotificationPanel
    rows={buildNotifications(5, 2)}
    total={5}
    hasMore={false}
    unread={2}
    isUnread={(row) => row.read_at === null}
    onOpen={noop}
    onRefresh={noop}
    onLoadMore={noop}
    onMarkAll={noop}
    onClose={noop}
  />
);

/** The drawer at the right edge, 300 px wide. */
const meta = {
  title: 'Features/Notifications/NotificationDrawer',
  component: NotificationDrawer,
  args: { open: true, onClose: fn(), children: panel },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotificationDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['plays-at-phone'],
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Notifikasi' });
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth));
    await expect(drawer.offsetWidth).toBe(300);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByText('Notifikasi')).not.toBeInTheDocument();
  },
};
