import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** Any path that is not registered for this person, inside the shell. */
const meta = {
  title: 'Pages/NotFound',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/alamat/yang/salah' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Angsur, ke beranda' })).toBeVisible();
  },
};

/** Signed out it may be a page that signing in opens. */
export const SignedOut: Story = {
  parameters: { session: null, route: '/credit?page=2' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Masuk' })).toHaveAttribute(
      'href',
      '/login?kembali=%2Fcredit%3Fpage%3D2',
    );
  },
};

/** Title id 4 may see registrations and never add them (SPEC 2). */
export const SurveyorAdds: Story = {
  parameters: { session: 'Surveyor', route: '/customer/add' },
  play: Default.play,
};

export const Mobile: Story = { ...Default, globals: phone };
