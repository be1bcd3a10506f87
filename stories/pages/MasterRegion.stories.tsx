import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBody } from '@/app/AppBody';
import { masterStates, opened } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/region`: Wilayah. */
const meta = {
  title: 'Pages/MasterRegion',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/region', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = opened('Wilayah', '31, Daerah Khusus Ibukota Jakarta');
export const Loading: Story = masterStates.loading;
export const Failed: Story = masterStates.failed;
export const Forbidden: Story = masterStates.forbidden;
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };
