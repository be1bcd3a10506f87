import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { ProfileBlock } from '@/components/ProfileBlock/ProfileBlock';
import { MenuDrawer } from './MenuDrawer';
import { SideMenu, type MenuSection } from './SideMenu';

const SECTIONS: MenuSection[] = [
  {
    title: 'MENU UTAMA',
    entries: [
      { href: '/contract', label: 'Nasabah', icon: PeopleOutlined },
      { href: '/credit', label: 'Nota Cicilan', icon: ReceiptLongOutlined },
    ],
  },
  {
    title: 'MENU EXPORT DATA',
    entries: [{ href: '/export/pettycash', label: 'Jurnal Petty Cash', icon: DownloadOutlined }],
  },
  {
    title: 'MENU LAINNYA',
    entries: [
      { href: '/policy', label: 'Kebijakan', icon: PolicyOutlined },
      { href: '/logout', label: 'Keluar', icon: LogoutOutlined },
    ],
  },
];
const SIGNED_IN = { name: 'Sri Wahyuni', username: 'sri.wahyuni', photo: null };

/** Sections and entries of one person. What each title sees is under Pages/Menu. */
const meta = {
  title: 'Components/Shell/SideMenu',
  component: SideMenu,
  parameters: { frame: 282 },
  args: {
    sections: SECTIONS,
    currentHref: '/credit',
    children: <ProfileBlock person={SIGNED_IN} href="/account" />,
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'MENU UTAMA' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nota Cicilan' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Nasabah' })).not.toHaveAttribute('aria-current');
  },
};

const collapsed = {
  collapsed: true,
  children: <ProfileBlock person={SIGNED_IN} href="/account" collapsed />,
};

export const Collapsed: Story = { args: collapsed };

export const NamesItsIcons: Story = {
  args: collapsed,
  play: async ({ canvas, step }) => {
    await step('Hovering an icon shows its name, Esc puts it away', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Nasabah' }));
      await expect(canvas.getByText('Nasabah')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Nasabah')).toBeNull();
    });
    await step('So does reaching it by keyboard', async () => {
      canvas.getByRole('link', { name: 'Keluar' }).focus();
      await waitFor(() => expect(canvas.getByText('Keluar')).toBeVisible());
    });
  },
};

export const SignedOut: Story = {
  args: {
    sections: [{ title: 'MENU LAINNYA', entries: SECTIONS[2]?.entries.slice(0, 1) ?? [] }],
    currentHref: null,
    children: <ProfileBlock person={null} href="/login" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Silakan Masuk' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Keluar' })).toBeNull();
  },
};

const close = fn();

export const MobileDrawer: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <MenuDrawer open onClose={close}>
      <SideMenu {...args} />
    </MenuDrawer>
  ),
  play: async () => {
    close.mockClear();
    await dialogNamed('Menu utama');
    await userEvent.click(screen.getByRole('button', { name: 'Tutup menu' }));
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledTimes(2);
  },
};
