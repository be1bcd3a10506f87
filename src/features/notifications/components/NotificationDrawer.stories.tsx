import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildNotifications } from '../mocks/buildNotification';
import { NotificationDrawer } from './NotificationDrawer';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel';

const noop = () => undefined;

const panel = (over: Partial<NotificationPanelProps> = {}) => (
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
    {...over}
  />
);

/** The drawer at the right edge, 300 px wide. */
const meta = {
  title: 'Features/Notifications/NotificationDrawer',
  component: NotificationDrawer,
  // Its page is written: stories/docs/pieces.
  tags: ['!autodocs'],
  args: { open: true, onClose: fn(), children: panel() },
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

export const Empty: Story = { args: { children: panel({ rows: [], total: 0, unread: 0 }) } };

/** The list scrolls; how much is loaded, and the button for more, stay in sight. */
export const WithMoreToLoad: Story = {
  args: {
    children: panel({ rows: buildNotifications(45, 7).slice(0, 20), total: 45, hasMore: true, unread: 7 }),
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByText('Notifikasi')).not.toBeInTheDocument();
  },
};
