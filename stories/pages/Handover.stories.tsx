import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { handoverScenarios } from '@/features/handovers/mocks/scenarios';
import { printsOn } from '@/lib/mocks/printing';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/payment/handover`: what collectors bring, where it is counted, its protocol, and what is owed of it. */
const meta = {
  title: 'Pages/Handover',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/payment/handover' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Setoran Kolektor' })).toBeVisible();
    await canvas.findByRole('link', { name: 'Terima setoran Agus Firmansyah' });
    await canvas.findByText(/^2 belum selesai/);
    await canvas.findByRole('link', { name: 'JKT/S2611/00008' });
  },
};
export const Loading: Story = {
  parameters: {
    msw: [
      ...handoverScenarios.collectors.asking,
      ...handoverScenarios.shortages.asking,
      ...handoverScenarios.list.asking,
    ],
  },
};
export const Empty: Story = {
  parameters: {
    msw: [
      ...handoverScenarios.nothingCarried,
      ...handoverScenarios.noShortages,
      ...handoverScenarios.noHandovers,
    ],
  },
  play: shown('Tidak ada uang yang dibawa kolektor'),
};
export const Failed: Story = {
  parameters: { msw: handoverScenarios.collectors.fails },
  play: shown('Server bermasalah'),
};
export const Forbidden: Story = {
  parameters: { msw: handoverScenarios.collectors.forbidden },
  play: shown('Tidak punya hak'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Taking: Story = {
  parameters: { route: '/payment/handover/new?collector=14&office=1' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Bukukan 5 tanda terima/ })),
};
export const Protocol: Story = {
  parameters: { route: '/payment/handover/9' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'JKT/2611/00431' })),
};
/** A protocol that is opened to be printed. */
export const Printing: Story = {
  tags: ['no-picture'],
  parameters: { route: '/payment/handover/9?print=1' },
  beforeEach: () => printsOn('A4'),
  play: async () => void (await screen.findByRole('dialog', { name: 'Cetak berita acara' })),
};
/** A supervisor follows what is owed, and takes no money. */
export const Shortages: Story = {
  parameters: { route: '/payment/handover/shortage', session: 'Supervisor Kolektor' },
  play: async ({ canvas }) => {
    await canvas.findByText('Terutang seluruhnya Rp150.000.');
    await expect(canvas.queryByRole('button', { name: /^Terima uang/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Rencana Kerja Kolektor' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const TakingMobile: Story = { ...Taking, globals: phone };
