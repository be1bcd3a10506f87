import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { fiduciaryScenarios } from '@/features/collection/fiduciaries/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/contract/fiduciary`: Jaminan Fidusia. */
const meta = {
  title: 'Pages/Fiduciary',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    route: '/contract/fiduciary',
    session: 'Kepala Cabang',
    msw: fiduciaryScenarios.someLate,
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Jaminan Fidusia' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: fiduciaryScenarios.slow } };
export const Empty: Story = {
  parameters: { msw: fiduciaryScenarios.nothing },
  play: shown('Tidak ada fidusia yang perlu didaftarkan'),
};
export const Failed: Story = {
  parameters: { msw: fiduciaryScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: fiduciaryScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: fiduciaryScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};

/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const Forbidden: Story = {
  parameters: { msw: fiduciaryScenarios.forbidden },
  play: shown('Tidak punya hak'),
};

/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
