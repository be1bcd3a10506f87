import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { buildNotifications } from '../mocks/buildNotification';
import { NotificationPanel } from './NotificationPanel';

const BROKEN = new ApiError({
  kind: 'refused',
  status: 500,
  message: 'Server sedang bermasalah. Coba lagi sebentar.',
});
const OFFLINE = new ApiError({ kind: 'offline', status: 0 });

/** What the notification drawer holds, in each of its states. */
const meta = {
  title: 'Features/Notifications/NotificationPanel',
  component: NotificationPanel,
  args: {
    rows: buildNotifications(5, 3),
    total: 5,
    hasMore: false,
    unread: 3,
    isUnread: (row) => row.read_at === null,
    onOpen: fn(),
    onRefresh: fn(),
    onLoadMore: fn(),
    onMarkAll: fn(),
    onDismissFailure: fn(),
    onClose: fn(),
  },
  parameters: { frame: 332 },
  decorators: [
    (Story) => (
      <div style={{ width: 300, height: 700, outline: '1px solid var(--line)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = { rows: buildNotifications(45, 7).slice(0, 20), total: 45, hasMore: true, unread: 7 };

export const Loading: Story = { args: { rows: undefined, total: 0, unread: undefined } };

export const Empty: Story = {
  args: { rows: [], total: 0, unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak Ada Notif')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '(0) Tandai Baca Semua' })).toBeDisabled();
  },
};

export const Few: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '(3) Tandai Baca Semua' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  args: many,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('20 dari 45 dimuat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { ...many, loadingMore: true } };

export const LastPage: Story = {
  args: { ...many, rows: buildNotifications(45, 7), hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 dari 45 dimuat')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  },
};

export const FirstPageFailed: Story = {
  args: { rows: undefined, total: 0, error: BROKEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const NextPageFailed: Story = {
  args: { ...many, moreError: BROKEN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halaman berikutnya gagal dimuat')).toBeVisible();
    await expect(canvas.getByText('20 dari 45 dimuat')).toBeVisible();
  },
};

export const Refreshing: Story = { args: { ...many, refreshing: true } };
export const RefreshFailed: Story = { args: { ...many, error: BROKEN } };
export const Offline: Story = { args: { ...many, error: OFFLINE } };
export const OfflineFromTheStart: Story = {
  args: { rows: undefined, total: 0, unread: undefined, error: OFFLINE },
};
export const AllRead: Story = { args: { rows: buildNotifications(5, 0), unread: 0 } };
export const MarkAllRunning: Story = { args: { isUnread: () => false, unread: 0, markingAll: true } };

export const MarkAllFailed: Story = {
  args: { failure: 'Gagal menandai baca semua. Yang belum dibaca tetap belum dibaca; coba lagi.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(args.onDismissFailure).toHaveBeenCalledOnce();
  },
};

export const UnreadUnknown: Story = {
  args: { unread: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tandai Baca Semua' })).toBeEnabled();
  },
};

/** Past a thousand the figures still fit the drawer. */
export const ManyThousands: Story = {
  args: { ...many, total: 12_345, unread: 1_234 },
};
