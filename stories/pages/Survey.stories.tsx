import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { buildKeptSurvey } from '@/features/surveys/mocks/buildKeptSurvey';
import { DeviceWorld, onDevice } from '@/features/surveys/mocks/DeviceWorld';
import { getRegistration } from '@/lib/contract/registrations';
import { mockEndpoint, never, offline } from '@/lib/mocks/mockEndpoint';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/customer/{id}/survey`: the visit to one applicant, on the surveyor's phone. */
const meta = {
  title: 'Pages/Survey',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/customer/41/survey', session: 'Surveyor' },
  beforeEach: async ({ msw }) => {
    msw.use(...new DeviceWorld().handlers);
    await onDevice([buildKeptSurvey({ photos: [{ id: 'foto-1', name: 'rumah.jpg', bytes: 212_000 }] })]);
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Isi Survei' })).toBeVisible();
    await canvas.findByRole('img', { name: 'Foto 1' });
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current[0]).toHaveTextContent('Form Registrasi');
  },
};
export const Blank: Story = {
  beforeEach: () => onDevice([]),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Mulai survei' })),
};
export const Loading: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(mockEndpoint(getRegistration, never));
    await onDevice([]);
  },
};
export const Offline: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(mockEndpoint(getRegistration, offline));
    await onDevice([]);
  },
  play: async ({ canvas }) => void (await canvas.findByText('Data form ini belum ada di perangkat')),
};
/** For others than surveyors the path is the not-found page. */
export const NotRegistered: Story = {
  parameters: { session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
