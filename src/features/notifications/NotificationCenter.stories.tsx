import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { NOTIFICATION_READ, NOTIFICATION_SENT, notificationsChannel } from '@/lib/contract/realtime';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { NotificationCenter, NotificationSync, useUnreadCount } from './index';
import type { NotificationCenterProps } from './NotificationOverlay';
import { TABS_CHANNEL } from './api/otherTabs';
import { buildApproval, buildNotification } from './mocks/buildNotification';
import * as scenarios from './mocks/scenarios';
import type { InboxWorld } from './mocks/createInboxWorld';
import type { Scenario } from './mocks/scenarios';

type BellProps = Pick<NotificationCenterProps, 'pathOf' | 'onNavigate'>;

/** The bell, as the header has it, with the drawer and what keeps both live. */
function Bell(props: BellProps) {
  const [open, setOpen] = useState(true);
  const unread = useUnreadCount();
  return (
    <>
      <NotificationSync />
      <Button onClick={() => setOpen(true)}>Buka</Button>
      <output data-testid="badge">{unread ?? '–'}</output>
      <NotificationCenter open={open} onClose={() => setOpen(false)} {...props} />
    </>
  );
}

/** The notification drawer with its data: mocked answers, pushes, other tabs. */
const meta = {
  title: 'Features/Notifications/NotificationCenter',
  component: Bell,
  args: {
    pathOf: ({ source, link }) => (source === 'approval' ? `/customer/${link}` : null),
    onNavigate: fn(),
  },
  // The drawer's code is here, as after an idle preload.
  loaders: [() => import('./NotificationOverlay').then(() => ({}))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The world of the running story. */
let world: InboxWorld;

function inWorld(scenario: () => Scenario): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: ({ msw }) => {
      const made = scenario();
      world = made.world;
      msw.use(...made.handlers);
    },
  };
}

const CHANNEL = notificationsChannel('7');
/** A busy machine may take long over a transition; what is waited for still has to come. */
const item = (name: RegExp) => screen.findByRole('button', { name });
const text = (words: string) => screen.findByText(words, undefined);
const eventually = (check: () => void | Promise<void>) => waitFor(check);
const badgeShows = (words: string) =>
  eventually(() => expect(screen.getByTestId('badge')).toHaveTextContent(words));
const asked = (call: string) => world.asked.filter((one) => one === call).length;

export const Few: Story = {
  ...inWorld(scenarios.fewUnread),
  play: async () => {
    await text('5 dari 5 dimuat');
    await badgeShows('3');
    // Opening marks nothing read.
    await expect(world.asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
  },
};

export const Empty: Story = {
  ...inWorld(scenarios.emptyInbox),
  play: async () => {
    await expect(await text('Tidak Ada Notif')).toBeVisible();
    await badgeShows('0');
  },
};

export const Loading: Story = {
  ...inWorld(scenarios.slowInbox),
  play: async () => {
    await screen.findByRole('status', { name: 'Memuat notifikasi' });
    await badgeShows('–');
  },
};

export const ReadsOne: Story = {
  ...inWorld(scenarios.slowReads),
  play: async ({ step }) => {
    const second = await item(/^2\s*Belum dibaca: Nota disetujui/);
    await badgeShows('3');
    await step('Two quick presses: read at once, badge drops, one request', async () => {
      await userEvent.dblClick(second);
      await item(/^2\s*Nota disetujui/);
      await badgeShows('2');
      await expect(await item(/^\(2\) Tandai Baca Semua/)).toBeVisible();
    });
    await step('The server has it, and the count is asked for again', async () => {
      await eventually(() => expect(asked('PUT notifs/4')).toBe(1));
      await eventually(() => expect(asked('GET notifs/count')).toBeGreaterThan(1));
      await badgeShows('2');
    });
    await step('Pressed again, nothing is sent', async () => {
      await userEvent.click(await item(/^2\s*Nota disetujui/));
      await expect(asked('PUT notifs/4')).toBe(1);
    });
  },
};

export const TakesBackAReadThatFailed: Story = {
  ...inWorld(scenarios.markReadFails),
  play: async () => {
    await userEvent.click(await item(/^2\s*Belum dibaca: Nota disetujui/));
    await expect(await screen.findByRole('alert', undefined)).toHaveTextContent(
      'Gagal menandai baca “Nota disetujui”',
    );
    await item(/^2\s*Belum dibaca: Nota disetujui/);
    await badgeShows('3');
  },
};

export const OpensAnApproval: Story = {
  ...inWorld(scenarios.fewUnread),
  play: async ({ args }) => {
    await userEvent.click(await item(/^1\s*Belum dibaca: Persetujuan/));
    await expect(args.onNavigate).toHaveBeenCalledWith('/customer/318');
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await badgeShows('2');
  },
};

export const MarksAllRead: Story = {
  ...inWorld(scenarios.fewUnread),
  play: async () => {
    await text('5 dari 5 dimuat');
    await userEvent.click(await item(/^\(3\) Tandai Baca Semua/));
    await badgeShows('0');
    await eventually(() => expect(asked('POST notifs/all')).toBe(1));
    await eventually(() => expect(screen.queryByText(/Belum dibaca/)).not.toBeInTheDocument());
    await eventually(() =>
      expect(screen.getByRole('button', { name: '(0) Tandai Baca Semua' })).toBeDisabled(),
    );
  },
};

export const TakesBackMarkAllThatFailed: Story = {
  ...inWorld(scenarios.markAllFails),
  play: async () => {
    await text('5 dari 5 dimuat');
    await userEvent.click(await item(/^\(3\) Tandai Baca Semua/));
    await expect(await screen.findByRole('alert', undefined)).toHaveTextContent('Gagal menandai baca semua.');
    await badgeShows('3');
    await expect(screen.getAllByText(/Belum dibaca:/)).toHaveLength(3);
  },
};

export const LoadsMore: Story = {
  ...inWorld(scenarios.manyPages),
  play: async () => {
    await text('20 dari 45 dimuat');
    const more = await item(/^Load More/);
    await userEvent.dblClick(more);
    await text('40 dari 45 dimuat');
    await expect(asked('GET notifs?page=2')).toBe(1);
    await userEvent.click(more);
    await expect(await text('45 dari 45 dimuat')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  },
};

export const KeepsLoadedWhenTheNextPageFails: Story = {
  ...inWorld(scenarios.nextPageFails),
  play: async () => {
    await userEvent.click(await item(/^Load More/));
    await text('Halaman berikutnya gagal dimuat');
    await expect(screen.getByText('20 dari 45 dimuat')).toBeVisible();
    await expect(await item(/^1\s*Belum dibaca: Persetujuan/)).toBeVisible();
    await expect(await item(/^Load More/)).toBeEnabled();
  },
};

export const FirstPageFails: Story = {
  ...inWorld(scenarios.firstPageFails),
  play: async ({ msw }) => {
    const retry = await item(/^Coba lagi/);
    msw.use(...scenarios.fewUnread().handlers);
    await userEvent.click(retry);
    await text('5 dari 5 dimuat');
  },
};

export const Offline: Story = {
  ...inWorld(scenarios.offlineInbox),
  play: async () => {
    await text('Tidak tersambung');
    await badgeShows('–');
  },
};

export const AnswersInHtml: Story = {
  ...inWorld(scenarios.htmlInbox),
  play: async () => {
    await text('Jawaban tidak terbaca');
    await badgeShows('–');
  },
};

export const KeepsTheListWhenRefreshFails: Story = {
  ...inWorld(scenarios.fewUnread),
  play: async ({ msw }) => {
    await text('5 dari 5 dimuat');
    msw.use(...scenarios.offlineInbox().handlers);
    await userEvent.click(await item(/^Refresh/));
    await text('Tidak tersambung. Yang terakhir dimuat tetap tampil.');
    await expect(screen.getByText('5 dari 5 dimuat')).toBeVisible();
    await badgeShows('3');
  },
};

export const ArrivesLive: Story = {
  ...inWorld(scenarios.fewUnread),
  play: async ({ step }) => {
    await text('5 dari 5 dimuat');
    const arrived = buildApproval({ id: 6, created_at: '2026-11-20T07:05:00.000Z' });
    await step('Pushed twice, it stands there once', async () => {
      world.arrive(arrived);
      storyRealtime.push(CHANNEL, NOTIFICATION_SENT, arrived);
      storyRealtime.push(CHANNEL, NOTIFICATION_SENT, arrived);
      await text('6 dari 6 dimuat');
      await badgeShows('4');
    });
    await step('Something unreadable is pushed: the newest page is asked for instead', async () => {
      world.arrive(
        buildNotification({ id: 7, title: 'Nota ditolak', created_at: '2026-11-20T07:05:01.000Z' }),
      );
      storyRealtime.push(CHANNEL, NOTIFICATION_SENT, { notification: 'ada yang baru' });
      await text('7 dari 7 dimuat');
      await item(/^1\s*Belum dibaca: Nota ditolak/);
      await badgeShows('5');
    });
  },
};

export const ReadElsewhere: Story = {
  ...inWorld(scenarios.fewUnread),
  play: async ({ step }) => {
    await text('5 dari 5 dimuat');
    await badgeShows('3');
    const readOnServer = (id: number) => {
      world.rows = world.rows.map((row) =>
        row.id === id ? { ...row, read_at: '2026-11-20T07:05:00.000Z' } : row,
      );
    };
    await step('Another tab reads one; somebody else’s tab changes nothing', async () => {
      readOnServer(4);
      const otherTab = new BroadcastChannel(TABS_CHANNEL);
      otherTab.postMessage({ user: '8', fact: { kind: 'allRead', at: '2026-11-20T07:05:00.000Z' } });
      otherTab.postMessage({ user: '7', fact: { kind: 'read', id: 4, at: '2026-11-20T07:05:00.000Z' } });
      await item(/^2\s*Nota disetujui/);
      await badgeShows('2');
      await expect(screen.getAllByText(/Belum dibaca:/)).toHaveLength(2);
      otherTab.close();
    });
    await step('Another device reads one', async () => {
      readOnServer(5);
      storyRealtime.push(CHANNEL, NOTIFICATION_READ, { id: 5 });
      await item(/^1\s*Persetujuan/);
      await badgeShows('1');
      await expect(screen.getAllByText(/Belum dibaca:/)).toHaveLength(1);
    });
  },
};

export const TellsOtherTabs: Story = {
  ...inWorld(scenarios.fewUnread),
  play: async () => {
    const otherTab = new BroadcastChannel(TABS_CHANNEL);
    const heard = fn();
    otherTab.onmessage = (event) => void heard(event.data);
    await userEvent.click(await item(/^2\s*Belum dibaca: Nota disetujui/));
    await eventually(() =>
      expect(heard).toHaveBeenCalledWith({
        user: '7',
        fact: { kind: 'read', id: 4, at: '2026-11-20T07:05:00.000Z' },
      }),
    );
    otherTab.close();
  },
};

export const CatchesUpAfterAnOutage: Story = {
  ...inWorld(scenarios.manyPages),
  play: async () => {
    await userEvent.click(await item(/^Load More/));
    await text('40 dari 45 dimuat');
    storyRealtime.setStatus('down');
    world.arrive(buildNotification({ id: 46, created_at: '2026-11-20T07:05:00.000Z' }));
    storyRealtime.setStatus('connected');
    await text('41 dari 46 dimuat');
    await badgeShows('8');
  },
};

/** Leading to /logout is the app's; here nothing is invented and nothing loops. */
export const SessionOver: Story = {
  ...inWorld(scenarios.sessionOver),
  play: async () => {
    await text('Tidak Ada Notif');
    await badgeShows('–');
  },
};
