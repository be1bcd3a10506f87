import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildApproval, buildNotification } from '../mocks/buildNotification';
import { NotificationItem } from './NotificationItem';

/** One notification in the drawer. Unread ones carry a dot and a strong title; those about approvals lead to the customer. */
const meta = {
  title: 'Features/Notifications/NotificationItem',
  component: NotificationItem,
  // Its page is written: stories/docs/pieces.
  tags: ['!autodocs'],
  args: { notification: buildNotification(), place: 1, unread: true, onOpen: fn() },
  parameters: { frame: 332 },
} satisfies Meta<typeof NotificationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const READ_AT = '2026-11-20T07:03:00.000Z';

export const Unread: Story = {
  play: async ({ canvas, args }) => {
    const item = canvas.getByRole('button', { name: /^1\s*Belum dibaca: Nota berubah/ });
    await expect(item).toHaveTextContent('20 November 2026, 14:00');
    await userEvent.click(item);
    await expect(args.onOpen).toHaveBeenCalledWith(args.notification);
  },
};

export const Read: Story = {
  args: { unread: false, notification: buildNotification({ read_at: READ_AT }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Belum dibaca/)).not.toBeInTheDocument();
  },
};

/** It opens the customer (SPEC 2), and offers the way to the receipt that it is about. */
export const Approval: Story = {
  args: { notification: buildApproval(), receiptHref: '/credit/42', onFollow: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /^Buka nota/ });
    await expect(link).toHaveAttribute('href', '/credit/42');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledWith(args.notification);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const ReadApproval: Story = {
  args: { unread: false, notification: buildApproval({ read_at: READ_AT }) },
};

export const LongText: Story = {
  args: {
    notification: buildApproval({
      title: 'Persetujuan perubahan nota pembayaran angsuran untuk tiga kontrak sekaligus',
      message:
        'Sri Wahyuni meminta perubahan nota JKT/2611/00042, JKT/2611/00043 dan JKT/2611/00044 karena pembayaran tunai tercatat sebagai transfer.\nBukti: https://berkas.contoh.co.id/bukti/transfer/2026/11/20/JKT-2611-00042-lampiran-panjang.pdf',
    }),
  },
};

export const WithoutMessage: Story = { args: { notification: buildNotification({ message: '' }) } };

export const Place123: Story = {
  args: { place: 123 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('123')).toBeVisible();
  },
};
