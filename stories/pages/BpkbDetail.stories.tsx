import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { bpkbScenarios } from '@/features/bpkb/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/bpkb/{id}`: one book. */
const meta = {
  title: 'Pages/BpkbDetail',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/bpkb/51', session: 'Admin Kontrak' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pinjamkan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'JKT-2603-00118' })).toHaveAttribute(
      'href',
      '/contract/JKT-2603-00118',
    );
  },
};
export const Prepared: Story = {
  parameters: { msw: bpkbScenarios.prepared },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Serahkan BPKB' })),
};
export const Loading: Story = { parameters: { msw: bpkbScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: bpkbScenarios.serverFails },
  play: shown('Server bermasalah'),
};
/** A book of another office. */
export const NoRights: Story = {
  parameters: { msw: bpkbScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: bpkbScenarios.noSuchCall },
  play: shown('Tidak ditemukan'),
};
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
