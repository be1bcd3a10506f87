import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { printed, printsOn } from '@/lib/mocks/printing';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { JournalScreen } from './JournalScreen';
import { JournalRoute } from './mocks/PettyCashRoute';
import { pettyScenarios } from './mocks/scenarios';

/** The journal of an office's petty cash: on screen, on paper, and as CSV. */
const meta = {
  title: 'Features/PettyCash/JournalScreen',
  component: JournalScreen,
  tags: ['!autodocs'],
  parameters: { frame: 1080, route: '/export/pettycash', session: 'Kepala Cabang' },
  render: () => <JournalRoute />,
} satisfies Meta<typeof JournalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sama dengan uang yang dihitung/)).toBeVisible();
    await expect(canvas.getByText('November 2026')).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const Loading: Story = { parameters: { msw: pettyScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: pettyScenarios.nothingWritten },
  play: shown('Tidak ada voucher dalam masa ini'),
};
export const Failed: Story = {
  parameters: { msw: pettyScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: pettyScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: pettyScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: pettyScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};
export const LastDayOpen: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.journalOpen },
  play: shown(/^Hari terakhir dengan voucher belum ditutup/),
};
export const Differs: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.journalOff },
  play: shown(/selisih -Rp50.000/),
};
/** Another month is one press away; days stand in the address. */
export const OtherPeriods: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('November 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan sebelumnya' }));
    await canvas.findByText('Oktober 2026');
    await expect(canvas.getByLabelText('Dari')).toHaveValue('01/10/2026');
    await userEvent.clear(canvas.getByLabelText('Sampai'));
    await userEvent.type(canvas.getByLabelText('Sampai'), '15/10/2026{Enter}');
    await canvas.findByText('1 Oktober 2026 sampai 15 Oktober 2026');
  },
};
/** The end before the beginning: said beside the field. */
export const WrongWayRound: Story = {
  parameters: { route: '/export/pettycash?from=2026-11-20&to=2026-11-01' },
  play: shown('Hari terakhir tidak boleh sebelum hari pertama.'),
};
export const PeriodRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByText('November 2026');
    const fields = canvas.getByLabelText('Dari').closest('[data-part="fields"]');
    await refusesNonsense('JournalPeriodBar', { form: fields as HTMLElement, sends: false });
  },
};
export const Prints: Story = {
  beforeEach: () => printsOn('A4'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak jurnal' }));
    const dialog = within(await dialogNamed('Cetak Jurnal Petty Cash'));
    await expect(await dialog.findByText('Jl. Matraman Raya 118, Jakarta Timur')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Cetak' }));
    await expect(printed).toHaveBeenCalledOnce();
  },
};
export const PrintingLong: Story = {
  parameters: { msw: pettyScenarios.longJournal },
  beforeEach: () => printsOn('A4'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak jurnal' }));
    await dialogNamed('Cetak Jurnal Petty Cash');
    await within(screen.getByRole('dialog')).findByText('2026/11/0090');
  },
};
export const Exports: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await dialogNamed('Export voucher'));
    await expect(await dialog.findByText('2 voucher')).toBeVisible();
    await expect(dialog.getByText('Kantor Jakarta')).toBeVisible();
  },
};
export const NothingToExport: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.nothingExported },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await dialogNamed('Export voucher'));
    await dialog.findByText('Tidak ada voucher');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Unduh' })).toBeNull());
  },
};
