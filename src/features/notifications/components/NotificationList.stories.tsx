import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { buildApproval, buildNotifications } from '../mocks/buildNotification';
import { NotificationList } from './NotificationList';

const MANY = buildNotifications(10_000, 40);

/** The scrolling list. However many are loaded, only those in sight are in the page. */
const meta = {
  title: 'Features/Notifications/NotificationList',
  component: NotificationList,
  // What is measured while it scrolls depends on its width.
  tags: ['plays-at-phone'],
  args: { rows: buildNotifications(30, 4), isUnread: (row) => row.read_at === null, onOpen: fn() },
  parameters: { frame: 332 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MovesByKeyboard: Story = {
  args: { rows: MANY },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^1\s*Belum/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^3\s*Belum/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^10\.000/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(MANY[9_999]);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1\s*Belum/ })).toHaveFocus());
  },
};

export const KeepsThePageSmall: Story = {
  args: { rows: MANY },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Notifikasi' });
    await expect(list.children.length).toBeLessThan(30);
    await expect(list.firstElementChild).toHaveAttribute('aria-setsize', '10000');
    const scroller = list.parentElement;
    scroller?.scrollTo({ top: 500_000 });
    await waitFor(() =>
      expect(Number(list.lastElementChild?.getAttribute('data-index'))).toBeGreaterThan(4_000),
    );
    await expect(list.children.length).toBeLessThan(30);
    scroller?.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByText('1')).toBeVisible());
  },
};

/** Rows that arrive on top do not move what somebody reads further down. */
export const KeepsThePlace: Story = {
  // Where 1,500 px lead to depends on which rows were measured on the way.
  tags: ['no-picture'],
  render: function Arriving(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
        <Button onClick={() => setRows((now) => [buildApproval({ id: now.length + 1 }), ...now])}>
          Tambah
        </Button>
        <NotificationList {...args} rows={rows} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Notifikasi' });
    list.parentElement?.scrollTo({ top: 1_500 });
    const read = () => list.querySelector<HTMLElement>('[data-index] [datetime="2026-11-19T17:00:00.000Z"]');
    await waitFor(() => expect(read()).toBeVisible());
    const before = await restingTop(read);
    const add = canvas.getByRole('button', { name: 'Tambah' });
    await userEvent.click(add);
    await userEvent.click(add);
    await waitFor(() => expect(read()?.closest('button')).toHaveTextContent(/^17/));
    await expect(Math.abs((await restingTop(read)) - before)).toBeLessThan(2);
  },
};

/** Where an item stands once it has stood still for ten frames, px. */
async function restingTop(find: () => HTMLElement | null): Promise<number> {
  let top = Number.NaN;
  for (let still = 0; still < 10; still++) {
    await new Promise(requestAnimationFrame);
    const now = find()?.getBoundingClientRect().top ?? Number.NaN;
    if (now !== top) still = 0;
    top = now;
  }
  return top;
}
