import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { bpkbScenarios } from '@/features/bpkb/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/bpkb`: Inventori BPKB. */
const meta = {
  title: 'Pages/Bpkb',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: {
    ...{ ...pageParameters, route: '/bpkb', session: 'Admin Kontrak', msw: bpkbScenarios.busy },
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventori BPKB' })).toBeVisible();
    await canvas.findByRole('link', { name: 'BPKB R-04821773, JKT-2603-00118' });
  },
};
/** A code that is scanned opens its book. */
export const OpensByCode: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Pindai atau ketik kode'), 'R-04821773{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Detail BPKB'));
  },
};
export const Loading: Story = { parameters: { msw: bpkbScenarios.asking } };
export const Empty: Story = { parameters: { msw: bpkbScenarios.nothing }, play: shown('Belum ada BPKB') };
export const Failed: Story = {
  parameters: { msw: bpkbScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: bpkbScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const NoRights: Story = {
  parameters: { msw: bpkbScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: bpkbScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
