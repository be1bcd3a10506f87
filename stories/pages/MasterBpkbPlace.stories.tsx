import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBody } from '@/app/AppBody';
import { adds, masterStates, opened } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/office/place`: Tempat BPKB. */
const meta = {
  title: 'Pages/MasterBpkbPlace',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/office/place', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = opened('Tempat BPKB', 'JKT-B1-R2-M3, Brankas 1, rak 2, map 3');
export const Adds: Story = adds('Tambah tempat', 'Tempat baru');
export const Loading: Story = masterStates.loading;
export const Failed: Story = masterStates.failed;
export const Forbidden: Story = masterStates.forbidden;
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };
