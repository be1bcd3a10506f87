import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBody } from '@/app/AppBody';
import { masterStates, opened } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/type`: Jenis Kontrak. */
const meta = {
  title: 'Pages/MasterType',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/type', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = opened('Jenis Kontrak', 'KMB, Kredit motor bekas');
export const Loading: Story = masterStates.loading;
export const Failed: Story = masterStates.failed;
export const Forbidden: Story = masterStates.forbidden;
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };
