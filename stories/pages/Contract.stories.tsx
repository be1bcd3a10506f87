import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { forbiddenList, listFails, listSlow, noContracts } from '@/features/contracts/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/contract`: Nasabah. */
const meta = {
  title: 'Pages/Contract',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/contract' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nasabah' })).toBeVisible();
    await expect(await canvas.findByText('1–20 dari 57')).toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { msw: listSlow } };
export const Empty: Story = {
  parameters: { msw: noContracts },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kontrak')).toBeVisible();
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
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
