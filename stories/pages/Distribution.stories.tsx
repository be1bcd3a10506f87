import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { distributionScenarios } from '@/features/collection/distribution/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/collector/distribution`: who collects what, and the pages below it. */
const meta = {
  title: 'Pages/Distribution',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/collector/distribution', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Distribusi Kolektor' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Akun Agus Salim' })).toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { msw: distributionScenarios.collectors.asking } };
export const Empty: Story = {
  parameters: { msw: distributionScenarios.noCollectors },
  play: shown('Belum ada kolektor di kantor ini'),
};
export const Failed: Story = {
  parameters: { msw: distributionScenarios.collectors.fails },
  play: shown('Server bermasalah'),
};
export const Forbidden: Story = {
  parameters: { msw: distributionScenarios.collectors.forbidden },
  play: shown('Tidak punya hak'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Plan: Story = {
  parameters: { route: '/collector/distribution/new' },
  play: shown(/33 akun berpindah/),
};
export const Accounts: Story = {
  parameters: { route: '/collector/distribution/account' },
  play: shown('Siti Aminah'),
};
export const History: Story = {
  parameters: { route: '/collector/distribution/history' },
  play: shown('Dengan tangan: Lebih dekat rumahnya'),
};
export const Mobile: Story = { ...Default, globals: phone };
export const PlanMobile: Story = { ...Plan, globals: phone };
