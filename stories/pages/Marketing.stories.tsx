import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/marketing`: Marketing Ekternal, and one of them. */
const meta = {
  title: 'Pages/Marketing',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/marketing', session: 'Kepala Cabang' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Marketing Ekternal' })).toBeVisible();
    await expect(await canvas.findByText('1–20 dari 23')).toBeInTheDocument();
  },
};

export const Detail: Story = {
  parameters: { route: '/marketing/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeInTheDocument();
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
export const DetailMobile: Story = { ...Detail, globals: phone };
