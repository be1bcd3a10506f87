import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBody } from '@/app/AppBody';
import { adds, masterStates, opened } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/office/category`: Kategori Petty Cash. */
const meta = {
  title: 'Pages/MasterPettyCategory',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/office/category', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = opened('Kategori Petty Cash', 'ATK, Alat tulis kantor');
export const Adds: Story = adds('Tambah kategori', 'Kategori baru');
export const Loading: Story = masterStates.loading;
export const Failed: Story = masterStates.failed;
export const Forbidden: Story = masterStates.forbidden;
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };
