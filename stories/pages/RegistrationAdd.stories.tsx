import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { savesNothing } from '@/features/registrations/form/mocks/formScenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/customer/add`: a new form registrasi. */
const meta = {
  title: 'Pages/RegistrationAdd',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/customer/add', session: 'Admin Kontrak' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tambah Registrasi' })).toBeVisible();
    await expect(await canvas.findByLabelText('Nama sesuai KTP')).toBeVisible();
  },
};
export const Documents: Story = {
  parameters: { route: '/customer/add?langkah=dokumen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'KTP pemohon' })).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: { msw: savesNothing },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nama sesuai KTP'), 'Siti');
    await canvas.findByText(/^Tersimpan di perangkat ini saja/);
  },
};
export const Mobile: Story = { ...Default, globals: phone };

/** Surveyors fill the survey, not the form. */
export const NotForSurveyors: Story = {
  parameters: { session: 'Surveyor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
