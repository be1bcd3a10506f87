import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { AGENT } from '..';
import { CommissionRoutes } from '../mocks/CommissionRoutes';
import { commissionScenarios } from '../mocks/commissionScenarios';
import { CommissionBatch } from './CommissionBatch';

/** One batch: when and by whom it was paid, to whom, into which account, for what; and its list for the bank. */
const meta = {
  title: 'Features/Partners/CommissionBatch',
  component: CommissionBatch,
  args: { side: AGENT, id: '5', listHref: '/agen/commission/batch', hrefOfPartner: (id) => `/agen/${id}` },
  parameters: { frame: 1040, route: '/agen/commission/batch/5', session: 'Kepala Cabang' },
  render: () => <CommissionRoutes />,
} satisfies Meta<typeof CommissionBatch>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'JKT/KA2611/00005' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Komisi Rahmat Hidayat' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: commissionScenarios.batchAsking } };
export const Offline: Story = {
  parameters: { msw: commissionScenarios.batchOffline },
  play: shown('Tidak tersambung'),
};
export const Missing: Story = {
  parameters: { msw: commissionScenarios.batchMissing },
  play: shown(/Pembayaran ini tidak ada\./),
};
export const Forbidden: Story = {
  parameters: { msw: commissionScenarios.batchElsewhere },
  play: shown(/Pembayaran ini milik kantor lain\./),
};

/** Files that were handed to the browser in a story. */
let saved: string[] = [];
function keepDownloads() {
  saved = [];
  const catchClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  document.addEventListener('click', catchClick, { capture: true });
  return () => document.removeEventListener('click', catchClick, { capture: true });
}

/** The list for the bank. */
export const Exports: Story = {
  beforeEach: keepDownloads,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await dialogNamed('Export penerima'));
    await expect(dialog.getByText('2 penerima')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await dialog.findByText('Berkas lengkap');
    await expect(saved).toEqual(['komisi-JKT-KA2611-00005.csv']);
  },
};
export const NeverKeepsHalfAFile: Story = {
  tags: ['no-picture'],
  parameters: { msw: commissionScenarios.exportCutOff },
  beforeEach: keepDownloads,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await dialogNamed('Export penerima'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await dialog.findByText(/Sambungan terputus sebelum berkas selesai/);
    await expect(saved).toEqual([]);
  },
};
