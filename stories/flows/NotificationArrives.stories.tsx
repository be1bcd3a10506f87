import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { buildApproval, buildNotification } from '@/features/notifications/mocks/buildNotification';
import type { InboxWorld } from '@/features/notifications/mocks/createInboxWorld';
import { fewUnread, markReadFails } from '@/features/notifications/mocks/scenarios';
import { NOTIFICATION_SENT, notificationsChannel } from '@/lib/contract/realtime';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { withPagesLoaded } from '../pages/withPagesLoaded';

/** An approver at work hears of a request: bell, drawer, customer. */
const meta = {
  title: 'Flows/NotificationArrives',
  component: AppBody,
  tags: ['!autodocs', 'plays-at-phone'],
  // The drawer's chunk too, as after an idle moment.
  loaders: [withPagesLoaded, () => import('@/features/notifications/NotificationOverlay').then(() => ({}))],
  parameters: { layout: 'fullscreen', route: '/account', session: 'Penyetuju' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const bell = (unread: number) => screen.findByRole('button', { name: `Notifikasi, ${unread} belum dibaca` });
const item = (name: RegExp) => screen.findByRole('button', { name });

let world: InboxWorld;

export const FromPushToCustomer: Story = {
  beforeEach: ({ msw }) => {
    const scenario = fewUnread();
    world = scenario.world;
    msw.use(...scenario.handlers);
  },
  play: async ({ step }) => {
    await step('The bell shows what is unread', async () => {
      await bell(3);
    });
    await step('A request is pushed: the bell counts it', async () => {
      const request = buildApproval({ id: 6, link: '271', created_at: '2026-11-20T07:05:00.000Z' });
      world.arrive(request);
      storyRealtime.push(notificationsChannel('7'), NOTIFICATION_SENT, request);
      await bell(4);
    });
    await step('The drawer has it on top; opening marked nothing read', async () => {
      await userEvent.click(await bell(4));
      await item(/^1\s*Belum dibaca: Persetujuan perubahan nota/);
      await expect(world.asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
    });
    await step('Opening it reads it and leads to the customer', async () => {
      await userEvent.click(await item(/^1\s*Belum dibaca: Persetujuan perubahan nota/));
      await screen.findByRole('heading', { level: 1, name: 'Detail Registrasi' });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await bell(3);
      // The bell counts less at once; the server is told meanwhile.
      await waitFor(() => expect(world.asked).toContain('PUT notifs/6'));
    });
  },
};

/** The answer to one's own request leads to the receipt. */
export const FromDecisionToReceipt: Story = {
  parameters: { session: 'Kasir' },
  beforeEach: ({ msw }) => {
    msw.use(...fewUnread().handlers);
  },
  play: async () => {
    await userEvent.click(await bell(3));
    await userEvent.click(await item(/^2\s*Belum dibaca: Nota disetujui/));
    await screen.findByRole('heading', { level: 1, name: /Nota/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await bell(2);
  },
};

/** The drawer is closed when the read fails: a toast says so, and the bell counts it again. */
export const ReadFailsAfterLeaving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...markReadFails().handlers);
  },
  play: async () => {
    await userEvent.click(await bell(3));
    await userEvent.click(await item(/^1\s*Belum dibaca: Persetujuan perubahan nota/));
    await screen.findByRole('heading', { level: 1, name: 'Detail Registrasi' });
    await expect(await screen.findByText(/^Gagal menandai baca “Persetujuan/, undefined)).toBeVisible();
    await bell(3);
  },
};

/** Reading in one place shows in the other: bell and '(n) Tandai Baca Semua' are one number. */
export const OneNumberEverywhere: Story = {
  beforeEach: ({ msw }) => {
    const scenario = fewUnread();
    world = scenario.world;
    msw.use(...scenario.handlers);
  },
  play: async () => {
    await userEvent.click(await bell(3));
    await item(/^\(3\) Tandai Baca Semua/);
    world.arrive(buildNotification({ id: 6, created_at: '2026-11-20T07:05:00.000Z' }));
    storyRealtime.push(notificationsChannel('7'), NOTIFICATION_SENT, world.rows[0]);
    await item(/^\(4\) Tandai Baca Semua/);
    await userEvent.click(await item(/^\(4\) Tandai Baca Semua/));
    await item(/^\(0\) Tandai Baca Semua/);
    await userEvent.click(await item(/^Tutup notifikasi/));
    await screen.findByRole('button', { name: 'Notifikasi' });
  },
};
