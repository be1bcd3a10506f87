import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBody } from '@/app/AppBody';
import { calculationScenarios } from '@/features/calculations/mocks/scenarios';
import { adds, masterStates, opened } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/count`: Perhitungan. */
const meta = {
  title: 'Pages/MasterCount',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/count', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = opened('Perhitungan', 'R4-ANUITAS');
export const Adds: Story = adds('Tambah perhitungan', 'Perhitungan baru');
export const Loading: Story = { parameters: { msw: calculationScenarios.asking } };
export const Forbidden: Story = {
  ...masterStates.forbidden,
  parameters: { msw: calculationScenarios.forbidden },
};
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };
