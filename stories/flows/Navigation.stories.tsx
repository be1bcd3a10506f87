import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { accountScenarios } from '@/features/account/mocks/scenarios';
import { readSession, writeSession } from '@/lib/session/session';
import { withPagesLoaded } from '../pages/withPagesLoaded';

/** Moving about: focus, titles, the menu and its memory. */
const meta = {
  title: 'Flows/Navigation',
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { layout: 'fullscreen', route: '/' },
  globals: { viewport: { value: 'desktop' } },
  render: () => <AppBody />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusFollowsThePage: Story = {
  play: async ({ canvas, step }) => {
    await step('From home to a screen by the menu', async () => {
      const menu = within(await canvas.findByRole('navigation', { name: 'Menu' }));
      await userEvent.click(menu.getByRole('link', { name: 'Kebijakan' }));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Kebijakan' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(document.title).toBe('Kebijakan · Angsur');
      await expect(menu.getByRole('link', { name: 'Kebijakan' })).toHaveAttribute('aria-current', 'page');
    });
    await step('The logo leads home', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Angsur, ke beranda' }));
      await waitFor(() => expect(document.title).toBe('Beranda · Angsur'));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
};

export const KeyboardSkipsTheMenu: Story = {
  play: async ({ canvas }) => {
    const skip = await canvas.findByRole('link', { name: 'Lewati ke isi' });
    skip.focus();
    const { left, top, width, height } = skip.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(skip);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const MenuRemembersItsWidth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ciutkan menu' }));
    await expect(localStorage.getItem('navbar')).toBe('collapsed');
    await userEvent.click(canvas.getByRole('button', { name: 'Bentangkan menu' }));
    await expect(localStorage.getItem('navbar')).toBe('expanded');
  },
};

export const BellOpensTheDrawer: Story = {
  play: async ({ canvas, step }) => {
    await step('The bell says how many are unread and opens the drawer', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Notifikasi, 2 belum dibaca' }));
      await expect(await screen.findByText('(2) Tandai Baca Semua')).toBeInTheDocument();
    });
    await step('Esc closes it, and the focus is back on the bell', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /Notifikasi/ })).toHaveFocus());
    });
  },
};

/** A list's head stays below the app's while the page scrolls, and the menu shows where one is. */
export const HeadsAndMenuStay: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Direktur', route: '/credit' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'JKT/2611/00001' });
    await step('Scrolled down, the head is below the header', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Nasabah' });
      await waitFor(() => expect(document.querySelector('[data-fits]')).not.toBeNull());
      scrollTo(0, 500);
      await waitFor(() => expect(Math.round(head.getBoundingClientRect().top)).toBe(50));
      scrollTo(0, 0);
    });
    await step('The menu’s last section is below the window’s edge until one is there', async () => {
      const menu = within(canvas.getByRole('navigation', { name: 'Menu' }));
      const entry = menu.getByRole('link', { name: 'Kantor Cabang' });
      await expect(entry.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
      entry.click();
      await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'));
      await waitFor(() => expect(entry.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    });
  },
};

/** A flag that is taken away takes its page away at once (DOMAIN, Access). */
export const FlagTakenAway: Story = {
  // The title's flags come from this device alone: an answer on its way would bring the flag back.
  parameters: { route: '/pettycash', msw: accountScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daily Petty Cash' })).toBeVisible();
    const session = readSession();
    if (!session) throw new Error('nobody is signed in');
    writeSession({ ...session, access: { ...session.access, is_pettycash: 0 } });
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Daily Petty Cash' })).toBeNull();
  },
};
