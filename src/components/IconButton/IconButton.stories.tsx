import Notifications from '@mui/icons-material/NotificationsRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton';

/** One icon, for what everybody knows by its sign. Its label is its name and its tip. */
const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Notifikasi', children: <Notifications aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBadge: Story = { args: { label: 'Notifikasi, 7 belum dibaca', badge: '7' } };
export const WithLongBadge: Story = {
  args: { label: 'Notifikasi, lebih dari 99 belum dibaca', badge: '99+' },
};
export const Disabled: Story = { args: { disabled: true } };

export const IsPressedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Notifikasi' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
