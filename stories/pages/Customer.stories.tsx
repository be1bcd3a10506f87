import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import {
  forbiddenList,
  listFails,
  listSlow,
  noRegistrations,
} from '@/features/registrations/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/customer`: Form Registrasi. */
const meta = {
  title: 'Pages/Customer',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/customer', session: 'Kepala Cabang' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Form Registrasi' })).toBeVisible();
    await expect(await canvas.findByText('1–20 dari 30')).toBeInTheDocument();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Tambah registrasi' })).toHaveAttribute(
      'href',
      '/customer/add',
    );
    await expect(main.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};
/** Title id 4 sees registrations and adds none (SPEC 2). */
export const ForASurveyor: Story = {
  parameters: { session: 'Surveyor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 dari 30')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Tambah registrasi' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: listSlow } };
export const Empty: Story = {
  parameters: { msw: noRegistrations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada form registrasi dalam proses')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: listFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server bermasalah')).toBeVisible();
  },
};

/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const Forbidden: Story = {
  parameters: { msw: forbiddenList },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak punya hak')).toBeVisible();
  },
};

/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
