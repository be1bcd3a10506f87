import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBody } from '@/app/AppBody';
import { masterStates, opened } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/office`: Kantor Cabang. */
const meta = {
  title: 'Pages/MasterOffice',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/office', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = opened('Kantor Cabang', 'MKS, Makassar');
export const Loading: Story = masterStates.loading;
export const Failed: Story = masterStates.failed;
export const Forbidden: Story = masterStates.forbidden;
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };
