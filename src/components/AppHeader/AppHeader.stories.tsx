import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppHeader } from './AppHeader';

/** Stays on top of every page but sign-in, sign-out and print. */
const meta = {
  title: 'Components/Shell/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    atHome: true,
    unread: 7,
    menuOpen: true,
    onToggleMenu: fn(),
    onReload: fn(),
    onSearch: fn(),
    onOpenNotifications: fn(),
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ciutkan menu' }));
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Cari dan buka/ }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifikasi, 7 belum dibaca' }));
    await expect(args.onOpenNotifications).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Angsur, ke beranda' })).toHaveAttribute('href', '/');
  },
};

/** On a phone's home page the toggle is a back arrow that opens and closes the menu. */
export const MobileAtHome: Story = {
  globals: phone,

  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka menu' }));
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Muat ulang' })).toBeNull();
  },
};

/** Off the home page it loads the page again. */
export const MobileOffHome: Story = {
  globals: phone,
  args: { atHome: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(args.onToggleMenu).not.toHaveBeenCalled();
  },
};

export const NothingUnread: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifikasi' })).toBeVisible();
  },
};

export const ManyUnread: Story = {
  args: { unread: 1234 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const CountUnknown: Story = { args: { unread: undefined } };

export const MenuCollapsed: Story = {
  args: { menuOpen: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bentangkan menu' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { onOpenNotifications: undefined, onSearch: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Notifikasi/ })).toBeNull();
  },
};
