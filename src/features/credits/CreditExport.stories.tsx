import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useCreditExport } from './useCreditExport';
import {
  exportBusy,
  exportCutOff,
  exportHangs,
  exportNothing,
  exportOffline,
  exportRecorded,
} from './mocks/exportScenarios';

function CreditExport() {
  const { actions, shown } = useCreditExport();
  return (
    <>
      <PageHeader title="Nota Cicilan" menu={actions} />
      {shown}
    </>
  );
}

/** Every receipt that the list's filters leave, as a file; for holders of `is_export`. */
const meta = {
  title: 'Features/Credits/CreditExport',
  component: CreditExport,
  parameters: { session: 'Kepala Cabang', route: '/credit?period=month&cashier=4' },
} satisfies Meta<typeof CreditExport>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Files that were handed to the browser in a story. */
let saved: string[] = [];
/** What the count was asked for. */
let asked: string[] = [];
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

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
  const dialog: HTMLElement = await screen.findByRole('dialog', { name: 'Export nota' });
  return within(dialog);
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const press = async (dialog: Dialog, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));
async function download(dialog: Dialog, format = 'CSV') {
  await press(dialog, 'Unduh');
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
}

export const SavesAllFilteredRows: Story = {
  beforeEach: ({ msw }) => {
    const recorded = exportRecorded();
    asked = recorded.asked;
    msw.use(...recorded.handlers);
    return keepDownloads();
  },
  play: async ({ canvas, step }) => {
    const dialog = await openDialog(canvas);
    await step('It says how many, how much and what, before it starts', async () => {
      await dialog.findByText('3 nota');
      // A phone's dialog rises first.
      await waitFor(() => expect(dialog.getByText(/Rp4\.005\.000/)).toBeVisible());
      await expect(dialog.getByText('Kasir Sri Wahyuni')).toBeVisible();
    });
    await step('The file is kept once it is whole', async () => {
      await download(dialog);
      await dialog.findByText('Berkas lengkap');
      await expect(saved).toEqual(['nota-cicilan_2026-11.csv']);
    });
    await step('In either format', async () => {
      await press(dialog, 'Selesai');
      const again = await openDialog(canvas);
      await download(again, 'XLSX');
      await again.findByText(/tersimpan di unduhan sebagai nota-cicilan_2026-11.xlsx/);
      await expect(saved.at(-1)).toBe('nota-cicilan_2026-11.xlsx');
    });
    await step('It asked for the filters of the list, without its page', async () => {
      await expect(asked.at(-1)).toBe('cashier=4&office=1&order=desc&period=month&sort=date_payment');
    });
  },
};
/** By day of entry: the dialog says so, the call asks so, and the file is named so. */
export const ByDayOfEntry: Story = {
  beforeEach: SavesAllFilteredRows.beforeEach!,
  parameters: { route: '/credit?period=month&by=entered' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(await dialog.findByText('Menurut tanggal entri')).toBeVisible();
    await download(dialog);
    await dialog.findByText('Berkas lengkap');
    await expect(saved).toEqual(['nota-cicilan_entri_2026-11.csv']);
    await expect(asked.at(-1)).toBe('by=entered&office=1&order=desc&period=month&sort=date_payment');
  },
};
/** The connection is lost on the way: no file, and another try. */
export const NeverKeepsHalfAFile: Story = {
  parameters: { msw: exportCutOff },
  beforeEach: keepDownloads,
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await download(dialog);
    await dialog.findByText(/Sambungan terputus sebelum berkas selesai/);
    await expect(saved).toEqual([]);
    await expect(dialog.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const CanBeCancelled: Story = {
  parameters: { msw: exportHangs },
  beforeEach: keepDownloads,
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await download(dialog);
    await dialog.findByRole('progressbar');
    await press(dialog, 'Batal');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Unduh' })).toBeVisible());
    await expect(saved).toEqual([]);
  },
};
export const NothingToExport: Story = {
  parameters: { msw: exportNothing },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByText('Tidak ada nota');
    await expect(dialog.queryByRole('button', { name: 'Unduh' })).toBeNull();
  },
};
export const Offline: Story = {
  parameters: { msw: exportOffline },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByText(/Tidak tersambung ke server/);
  },
};
export const OthersExport: Story = {
  parameters: { msw: exportBusy },
  beforeEach: keepDownloads,
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await download(dialog);
    await dialog.findByText(/Beberapa export sedang berjalan/);
  },
};
/** Without the flag there is nothing to press. */
export const WithoutTheRight: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) =>
    void (await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()),
};
