import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { almostFilled, buildDraft, DraftWorld } from '@/features/registrations/form/mocks/formScenarios';
import { getRegistration } from '@/lib/contract/registrations';
import { mockEndpoint, never, offline } from '@/lib/mocks/mockEndpoint';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/customer/{id}/edit`: a draft is gone on with. */
const meta = {
  title: 'Pages/RegistrationEdit',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/customer/44/edit', session: 'Admin Kontrak' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(...new DraftWorld().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ubah Registrasi' })).toBeVisible();
    await expect(await canvas.findByLabelText('NIK')).toHaveValue('3175014708900003');
  },
};
export const Loading: Story = { parameters: { msw: [mockEndpoint(getRegistration, never)] } };
export const Failed: Story = {
  parameters: { msw: [mockEndpoint(getRegistration, offline)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak tersambung')).toBeVisible();
  },
};
export const StillMissing: Story = {
  parameters: { route: '/customer/44/edit?langkah=kirim' },
  beforeEach: ({ msw }) => msw.use(...new DraftWorld(almostFilled()).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'NIK' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };

/** Handed in, it is the registration's page that is shown. */
export const HandedIn: Story = {
  parameters: { route: '/customer/44/edit?langkah=kirim' },
  beforeEach: ({ msw }) => msw.use(...new DraftWorld(buildDraft()).handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajukan' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Detail Registrasi'),
    );
  },
};
