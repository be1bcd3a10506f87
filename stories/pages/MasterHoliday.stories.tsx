import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { holidayScenarios } from '@/features/holidays/mocks/scenarios';
import { adds, masterStates, opened } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/master/office/holiday`: Hari Libur. */
const meta = {
  title: 'Pages/MasterHoliday',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/master/office/holiday', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = opened('Hari Libur', 'Jumat, 25 Desember 2026, Hari Raya Natal');
export const Adds: Story = adds('Tambah hari libur', 'Hari libur baru');
export const Loading: Story = { parameters: { msw: holidayScenarios.asking } };
export const Empty: Story = { parameters: { msw: holidayScenarios.none } };
export const Failed: Story = { ...masterStates.failed, parameters: { msw: holidayScenarios.serverFails } };
export const Forbidden: Story = {
  ...masterStates.forbidden,
  parameters: { msw: holidayScenarios.forbidden },
};
export const NotRegistered: Story = masterStates.notRegistered;
export const Upload: Story = {
  parameters: { route: '/master/office/holiday?upload=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unggah hari libur' })).toBeVisible();
    await expect(await canvas.findByLabelText('Berkas hari libur')).toBeEnabled();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
