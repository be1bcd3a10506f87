import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { sessionOver } from '@/features/notifications/mocks/scenarios';
import { listMyHistory } from '@/lib/contract/history';
import { countNotifications } from '@/lib/contract/notifications';
import { notificationsChannel, SESSION_ENDED } from '@/lib/contract/realtime';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { clearSession, readSession } from '@/lib/session/session';
import { withPagesLoaded } from '../pages/withPagesLoaded';

const EXPIRED = refuse(401, 'Sesi Anda berakhir. Silakan masuk lagi.');

/** How a session ends without anybody choosing so: only notifs/count decides (SPEC 5). */
const meta = {
  title: 'Flows/SessionEnds',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: { layout: 'fullscreen', route: '/account/log?page=2' },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's own call is answered 401 as well: where to come back to stays. */
export const CountSaysItIsOver: Story = {
  parameters: { msw: [mockEndpoint(listMyHistory, EXPIRED), ...sessionOver().handlers] },
  play: async ({ canvas, step }) => {
    await step('A 401 of notifs/count leads to /logout', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Sesi Anda berakhir' })).toBeVisible();
      await waitFor(() => expect(readSession()).toBeNull());
    });
    await step('Signing in again leads back to the same page', async () => {
      await expect(canvas.getByRole('link', { name: 'Masuk lagi' })).toHaveAttribute(
        'href',
        '/login?kembali=%2Faccount%2Flog%3Fpage%3D2',
      );
    });
  },
};

let counts = 0;

/** Another call answers 401, the count does not: nobody is thrown out. */
export const OtherCallIsStricter: Story = {
  parameters: {
    msw: [
      mockEndpoint(listMyHistory, EXPIRED),
      mockEndpoint(countNotifications, () => {
        counts += 1;
        return 3;
      }),
    ],
  },
  beforeEach: () => {
    counts = 0;
  },
  play: async ({ canvas, step }) => {
    await step('The page says what happened', async () => {
      await expect(await canvas.findByText(/Sesi Anda berakhir/)).toBeVisible();
    });
    await step('The count was asked again, and the session stands', async () => {
      await waitFor(() => expect(counts).toBeGreaterThanOrEqual(2));
      await expect(readSession()).not.toBeNull();
      await expect(canvas.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    });
  },
};

let answers = 0;

/** Another call's 401 makes the app ask; the count's own 401 then ends the session. */
export const OtherCallIsRight: Story = {
  parameters: {
    msw: [
      mockEndpoint(listMyHistory, EXPIRED),
      mockEndpoint(countNotifications, () => {
        answers += 1;
        return answers === 1 ? 3 : EXPIRED;
      }),
    ],
  },
  beforeEach: () => {
    answers = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sesi Anda berakhir' })).toBeVisible();
  },
};

let isEnded = false;

/** Another device ends this session: the push alone leads out, nobody has to press anything. */
export const EndedFromAnotherDevice: Story = {
  parameters: { msw: [mockEndpoint(countNotifications, () => (isEnded ? EXPIRED : 3))] },
  beforeEach: () => {
    isEnded = false;
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Notifikasi, 3 belum dibaca' });
    await step('Somebody else’s session, or another of one’s own: this one stays', async () => {
      storyRealtime.push(notificationsChannel('7'), SESSION_ENDED, {});
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(canvas.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    });
    await step('This one', async () => {
      isEnded = true;
      storyRealtime.push(notificationsChannel('7'), SESSION_ENDED, {});
      await expect(await canvas.findByRole('heading', { name: 'Sesi Anda berakhir' })).toBeVisible();
    });
  },
};

/** Signing out in another tab signs this one out. */
export const OtherTabSignsOut: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My History' });
    clearSession();
    await expect(await canvas.findByRole('heading', { name: 'Anda sudah keluar' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sri Wahyuni' })).toBeNull();
  },
};
