import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileBlock } from '@/components/ProfileBlock/ProfileBlock';
import { SideMenu } from '@/components/SideMenu/SideMenu';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { TitleName } from '@/lib/mocks/storySession';
import { menuFor } from './menu';

/** The side menu as each job title has it, made from the route table. */
const meta = {
  title: 'Pages/Menu',
  component: SideMenu,
  parameters: { frame: 282 },
  args: { sections: [] },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

function of(name: TitleName, count: number): Story {
  const title = DEMO_TITLES.find((one) => one.name === name) ?? DEMO_TITLES[0];
  return {
    name,
    args: {
      sections: menuFor({ access: title.access, idTitle: title.id }),
      children: <ProfileBlock person={{ name, username: 'contoh', photo: null }} href="/account" />,
    },
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
      await expect(canvas.getByRole('link', { name: 'Keluar' })).toBeVisible();
    },
  };
}

export const Direktur: Story = of('Direktur', 32);
export const KepalaCabang: Story = of('Kepala Cabang', 20);
export const Kasir: Story = of('Kasir', 10);
export const Surveyor: Story = of('Surveyor', 6);
export const AdminKontrak: Story = of('Admin Kontrak', 11);
export const SupervisorKolektor: Story = of('Supervisor Kolektor', 10);
export const Kolektor: Story = of('Kolektor', 7);
export const Penyetuju: Story = of('Penyetuju', 9);
export const AdminSistem: Story = of('Admin Sistem', 18);

export const SignedOut: Story = {
  args: { sections: menuFor(null), children: <ProfileBlock person={null} href="/login" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Kebijakan' })).toBeVisible();
  },
};
