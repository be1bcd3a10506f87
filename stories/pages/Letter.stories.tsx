import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { deliveryScenarios } from '@/features/collection/letters/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/overdue/letter`: Surat Peringatan. */
const meta = {
  title: 'Pages/Letter',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/overdue/letter', session: 'Kepala Cabang' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Surat Peringatan' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: deliveryScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: deliveryScenarios.none },
  play: shown('Semua pengiriman sudah dicatat'),
};
export const Failed: Story = {
  parameters: { msw: deliveryScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: deliveryScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: deliveryScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};

/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const Forbidden: Story = {
  parameters: { msw: deliveryScenarios.forbidden },
  play: shown('Tidak punya hak'),
};

/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
