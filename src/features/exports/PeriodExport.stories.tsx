import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CONTRACTS, RECEIPTS } from './domain/periodExports';
import { ExportRoute } from './mocks/ExportRoute';
import { contractsRecorded, exportScenarios } from './mocks/scenarios';
import { PeriodExportScreen } from './PeriodExportScreen';

/** What leaves the house by period, for holders of `is_export`: /export/credit and /export/contract. */
const meta = {
  title: 'Features/Exports/PeriodExport',
  component: PeriodExportScreen,
  tags: ['!autodocs'],
  args: { of: RECEIPTS },
  parameters: { frame: 1080, route: '/export/credit', session: 'Kepala Cabang' },
  render: () => <ExportRoute of={RECEIPTS} title="Export Cicilan" />,
} satisfies Meta<typeof PeriodExportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const contracts: Story = {
  parameters: { route: '/export/contract' },
  render: () => <ExportRoute of={CONTRACTS} title="Export Kontrak" />,
};
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Receipts: Story = { play: shown('3 nota') };
export const ReceiptsOnAPhone: Story = { ...Receipts, globals: phone };
export const Contracts: Story = { ...contracts, play: shown('2 kontrak') };
export const ContractsOnAPhone: Story = { ...Contracts, globals: phone };
export const Loading: Story = { parameters: { msw: exportScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: exportScenarios.nothing },
  play: shown('Tidak ada nota dalam masa ini'),
};
export const Offline: Story = {
  parameters: { msw: exportScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: exportScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: exportScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};
export const TookTooLong: Story = {
  parameters: { msw: exportScenarios.tookTooLong },
  play: shown(/Persempit periode/),
};

/** Why there is nothing to export stands at the day; the action says it too. */
export const FromAfterTo: Story = {
  parameters: { route: '/export/credit?from=2026-11-20&to=2026-11-01' },
  play: shown('Hari terakhir tidak boleh sebelum hari pertama.'),
};
export const MoreThanFiveYears: Story = {
  tags: ['no-picture'],
  parameters: { route: '/export/credit?from=2020-11-20&to=2026-11-20' },
  play: shown('Paling lama 5 tahun.'),
};

/** Identity is offered to who reads Nasabah, asked for by a tick, and said before the file starts. */
export const AsksForIdentity: Story = {
  ...contracts,
  play: async ({ canvas, msw }) => {
    const { handlers, asked } = contractsRecorded();
    msw.use(...handlers);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'NIK' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog: HTMLElement = await screen.findByRole('dialog', { name: 'Export kontrak' });
    await expect(await within(dialog).findByText('Dengan NIK')).toBeVisible();
    await waitFor(() => expect(asked.at(-1)?.columns?.split(',')).toContain('nik'));
  },
};

export const WithoutTheRightToIdentity: Story = {
  ...contracts,
  tags: ['no-picture'],
  parameters: { route: '/export/contract', session: 'Admin Sistem' },
  play: async ({ canvas }) => {
    await canvas.findByText('2 kontrak');
    await expect(canvas.queryByRole('checkbox', { name: 'NIK' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Nasabah' })).toBeChecked();
  },
};

export const NeverKeepsHalfAFile: Story = {
  tags: ['no-picture'],
  parameters: { msw: exportScenarios.cutOff },
  play: async ({ canvas }) => {
    await canvas.findByText('3 nota');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
    await expect(await screen.findByText(/Tidak ada berkas yang tersimpan/)).toBeVisible();
  },
};
