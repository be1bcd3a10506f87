import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { promisedScenarios } from '@/features/collection/promises/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/overdue/promise`: Janji Bayar. */
const meta = {
  title: 'Pages/Promise',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/overdue/promise', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Janji Bayar' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: promisedScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: promisedScenarios.none },
  play: shown('Tidak ada janji yang ditunggu'),
};
export const Failed: Story = {
  parameters: { msw: promisedScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: promisedScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: promisedScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};

/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const Forbidden: Story = {
  parameters: { msw: promisedScenarios.forbidden },
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
