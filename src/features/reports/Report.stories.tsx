import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { printed, printsOn } from '@/lib/mocks/printing';
import { ReportRoute } from './mocks/ReportRoute';
import { goesOffline, reportScenarios, reportsRecorded } from './mocks/scenarios';
import { ReportScreen } from './ReportScreen';

/** Laporan: one screen for every report; what is looked at stands in the address. */
const meta = {
  title: 'Features/Reports/Report',
  component: ReportScreen,
  tags: ['!autodocs'],
  args: { of: 'collections', hrefOf: () => null },
  parameters: { frame: 1180, route: '/report?report=collections', session: 'Kepala Cabang' },
  render: () => <ReportRoute />,
} satisfies Meta<typeof ReportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const at = (route: string, msw: object = {}) => ({ route: `/report?report=${route}`, ...msw });
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 baris')).toBeVisible();
    await expect(canvas.getByText('per 14.05')).toBeVisible();
    await expect(canvas.getByLabelText('Dari')).toHaveValue('01/11/2026');
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const Tablet: Story = { ...Default, parameters: { frame: 768 } };
export const Aging: Story = {
  parameters: at('aging'),
  play: async ({ canvas }) => {
    await canvas.findByText('3 baris');
    await expect(canvas.getByLabelText('Akhir hari')).toHaveValue('20/11/2026');
  },
};
/** The end of a day that was kept says when it was read. */
export const KeptDay: Story = {
  tags: ['no-picture'],
  parameters: at('aging&day=2026-10-31', { msw: reportScenarios.keptDay }),
  play: shown('per 31 Okt 2026, 23.40'),
};
export const Movements: Story = {
  parameters: at('movements'),
  play: async ({ canvas }) => {
    await canvas.findByText('3 baris');
    await expect(canvas.getByLabelText('Bulan')).toHaveValue('2026-10');
  },
};
export const Transfers: Story = { parameters: at('transfers'), play: shown('3 transfer') };
/** Chosen from all, by the keys alone. */
export const ChosenByKeys: Story = {
  tags: ['no-picture'],
  parameters: { route: '/report' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Umur tunggakan/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Umur tunggakan' })).toBeVisible();
    await canvas.findByText('3 baris');
    await expect(canvas.getByRole('link', { name: 'Laporan' })).toHaveAttribute('href', '/report');
  },
};
export const AllReports: Story = {
  tags: ['no-picture'],
  parameters: { route: '/report?report=none' },
  play: shown('Jaminan'),
};

export const Loading: Story = { parameters: { msw: reportScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: reportScenarios.nothing },
  play: shown('Tidak ada baris dalam masa ini'),
};
export const NotKept: Story = {
  parameters: at('aging&day=2026-10-03', { msw: reportScenarios.notKept }),
  play: shown('Akhir 3 Oktober 2026 tidak tersimpan'),
};
export const NotOver: Story = {
  tags: ['no-picture'],
  parameters: at('movements&month=2026-11', { msw: reportScenarios.notOver }),
  play: shown('November 2026 belum selesai'),
};
export const NoMonthBefore: Story = {
  tags: ['no-picture'],
  parameters: at('movements', { msw: reportScenarios.noMonthBefore }),
  play: shown('Akhir bulan sebelumnya tidak tersimpan'),
};
export const Failed: Story = {
  parameters: { msw: reportScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: reportScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
export const TookTooLong: Story = {
  parameters: { msw: reportScenarios.tookTooLong },
  play: shown(/Persempit periode/),
};
/** Another office's, or a right that went meanwhile. */
export const Forbidden: Story = {
  parameters: { msw: reportScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  tags: ['no-picture'],
  parameters: { msw: reportScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};
export const LargestSums: Story = {
  parameters: { msw: reportScenarios.largest },
  play: async ({ canvas }) => void (await canvas.findByText('3 baris')),
};

/** The last rows stay, with their time. */
export const WentOffline: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(...goesOffline());
    await canvas.findByText('3 baris');
    // Coming back to the window asks again for what is no longer fresh.
    MockDate.set(Date.now() + 60_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(/^Belum diperbarui/)).toBeVisible();
    await expect(canvas.getByText('per 14.05')).toBeVisible();
  },
};

/** Said beside the field, and nothing is asked. */
export const FromAfterTo: Story = {
  parameters: at('collections&from=2026-11-20&to=2026-11-01'),
  play: async ({ canvas, msw }) => {
    const { handlers, asked } = reportsRecorded();
    msw.use(...handlers);
    await expect(await canvas.findByText('Hari terakhir tidak boleh sebelum hari pertama.')).toBeVisible();
    await expect(canvas.getByLabelText('Sampai')).toHaveAccessibleDescription(/sebelum hari pertama/);
    await expect(canvas.getByLabelText('Dari')).toHaveValue('20/11/2026');
    await expect(asked).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
export const MoreThanFiveYears: Story = {
  tags: ['no-picture'],
  parameters: at('collections&from=2020-11-20&to=2026-11-20'),
  play: shown('Paling lama 5 tahun.'),
};
export const DayToCome: Story = {
  tags: ['no-picture'],
  parameters: at('aging&day=2026-12-01'),
  play: shown('Hari itu belum datang.'),
};

/** What is chosen goes to the call and stands in the address; one press brings the start back. */
export const Chooses: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, msw, step }) => {
    const { handlers, asked } = reportsRecorded();
    msw.use(...handlers);
    await canvas.findByText('3 baris');
    await step('Days', async () => {
      await userEvent.clear(canvas.getByLabelText('Dari'));
      await userEvent.type(canvas.getByLabelText('Dari'), '05/10/2026{Enter}');
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2026-10-05', to: '2026-11-30' }));
    });
    await step('Columns', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }));
      const dialog = within(await dialogNamed('Kolom'));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Biaya' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
      await waitFor(() => expect(asked.at(-1)?.columns).not.toContain('fees'));
      await expect(await canvas.findByRole('button', { name: 'Kolom (1 tersembunyi)' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Biaya' })).toBeNull());
    });
    await step('As at the start', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Atur ulang' }));
      await waitFor(() => expect(canvas.getByLabelText('Dari')).toHaveValue('01/11/2026'));
      await expect(canvas.queryByRole('button', { name: 'Atur ulang' })).toBeNull();
    });
  },
};
export const ChoosesColumns: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 baris');
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }));
    await dialogNamed('Kolom');
  },
};
export const NextPage: Story = {
  tags: ['no-picture'],
  parameters: { msw: reportScenarios.long },
  play: async ({ canvas }) => {
    await canvas.findByText('1–50 dari 130');
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
    await canvas.findByText('51–100 dari 130');
  },
};

export const Prints: Story = {
  beforeEach: () => printsOn('A4'),
  play: async ({ canvas }) => {
    await canvas.findByText('3 baris');
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    const dialog = within(await dialogNamed('Cetak laporan'));
    await expect(await dialog.findByText('Jl. Matraman Raya 118, Jakarta Timur')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Cetak' }));
    await expect(printed).toHaveBeenCalledOnce();
  },
};
const printing: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cetak' }));
  await dialogNamed('Cetak laporan');
};
/** All rows, not the page that is on screen. */
export const PrintsAllPages: Story = {
  tags: ['no-picture'],
  parameters: at('transfers', { msw: reportScenarios.long }),
  beforeEach: () => printsOn('A4'),
  play: async (context) => {
    await printing(context);
    await waitFor(() => expect(screen.getAllByText('Hal.').length).toBeGreaterThan(1));
    await expect(within(screen.getByRole('dialog')).getByText('130 transfer')).toBeVisible();
  },
};
export const TooLongToPrint: Story = {
  parameters: { msw: reportScenarios.tooLong },
  beforeEach: () => printsOn('A4'),
  play: async (context) => {
    await printing(context);
    await screen.findByText('Terlalu panjang untuk dicetak');
  },
};
export const NothingToPrint: Story = {
  tags: ['no-picture'],
  parameters: at('aging&day=2026-10-03', { msw: reportScenarios.notKept }),
  beforeEach: () => printsOn('A4'),
  play: async (context) => {
    await printing(context);
    const dialog = () => within(screen.getByRole('dialog', { name: 'Cetak laporan' }));
    await waitFor(() => dialog().getByText('Akhir 3 Oktober 2026 tidak tersimpan'));
  },
};
export const KeepsChanging: Story = {
  tags: ['no-picture'],
  parameters: { msw: reportScenarios.keepsChanging },
  beforeEach: () => printsOn('A4'),
  play: async (context) => {
    await printing(context);
    await screen.findByText('Laporannya terus berubah');
  },
};
export const PrintingFails: Story = {
  tags: ['no-picture'],
  beforeEach: () => printsOn('A4'),
  play: async (context) => {
    await context.canvas.findByText('3 baris');
    context.msw.use(...reportScenarios.tookTooLong);
    await printing(context);
    await screen.findByText(/Persempit periode/);
  },
};

export const Exports: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await dialogNamed('Export baris'));
    await expect(await dialog.findByText('3 baris')).toBeVisible();
    await expect(dialog.getByText('November 2026')).toBeVisible();
    await expect(dialog.getByText('12 kolom')).toBeVisible();
  },
};
export const NothingToExport: Story = {
  tags: ['no-picture'],
  parameters: { msw: reportScenarios.nothingExported },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await within(await dialogNamed('Export baris')).findByText('Tidak ada baris');
  },
};
export const NeverKeepsHalfAFile: Story = {
  tags: ['no-picture'],
  parameters: { msw: reportScenarios.cutOff },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
    await expect(await screen.findByText(/Tidak ada berkas yang tersimpan/)).toBeVisible();
  },
};
