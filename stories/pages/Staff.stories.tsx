import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { staffScenarios } from '@/features/staff/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/user/staff`: Staff, and one of them. */
const meta = {
  title: 'Pages/Staff',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/user/staff', session: 'Admin Sistem' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    await expect(await canvas.findByText('1–11 dari 11')).toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { msw: staffScenarios.listAsking } };
export const Empty: Story = {
  parameters: { msw: staffScenarios.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada staf seperti itu')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: staffScenarios.listFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: staffScenarios.listForbidden },
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
export const Detail: Story = {
  parameters: { route: '/user/staff/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Eka Lestari' })).toBeInTheDocument();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const DetailMobile: Story = { ...Detail, globals: phone };
