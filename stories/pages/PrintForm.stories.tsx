import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import {
  registrationMissing,
  registrationOfAnotherOffice,
  registrationSlow,
} from '@/features/registrations/mocks/detailScenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/print/formulir/{id}`: the papers of a registration, without the shell (SPEC 2). */
const meta = {
  title: 'Pages/PrintForm',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/print/formulir/41', session: 'Admin Kontrak' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cetak Formulir' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Pratinjau cetak, A4' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Angsur, ke beranda' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Detail Registrasi' })).toHaveAttribute(
      'href',
      '/customer/41',
    );
  },
};
/** The address leads to one of its papers. */
export const Schedule: Story = {
  parameters: { route: '/print/formulir/41?surat=jadwal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent('Jadwal angsuran');
  },
};
export const Loading: Story = { parameters: { msw: registrationSlow } };
export const Missing: Story = { parameters: { msw: registrationMissing } };
export const Forbidden: Story = {
  parameters: { msw: registrationOfAnotherOffice },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Form registrasi ini milik kantor lain\./)).toBeVisible();
  },
};
/** The path is open, the form is not: whoever has no session signs in first. */
export const SignedOut: Story = {
  parameters: { session: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
