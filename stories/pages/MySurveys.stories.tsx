import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { buildKeptSurvey, FACTS } from '@/features/surveys/mocks/buildKeptSurvey';
import { DeviceWorld, onDevice } from '@/features/surveys/mocks/DeviceWorld';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/customer/survey`: what a surveyor has on this device. */
const meta = {
  title: 'Pages/MySurveys',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/customer/survey', session: 'Surveyor' },
  beforeEach: async ({ msw }) => {
    msw.use(...new DeviceWorld().handlers);
    await onDevice(
      [buildKeptSurvey()],
      [{ ...FACTS, registrationId: 45, name: 'I Gusti Ngurah Agung Wirawan' }],
    );
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Survei Saya' })).toBeVisible();
    await canvas.findByRole('heading', { name: 'Menunggu dikirim (1)' });
    await canvas.findByRole('heading', { name: 'Akan dikunjungi (1)' });
  },
};
export const Empty: Story = {
  beforeEach: () => onDevice([]),
  play: async ({ canvas }) => void (await canvas.findByText('Belum ada survei')),
};
/** For others than surveyors the path is the not-found page. */
export const NotRegistered: Story = {
  parameters: { session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Akan dikunjungi (1)' });
    const bar = within(canvas.getByRole('navigation', { name: 'Pintasan' }));
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Survei Saya');
  },
};
