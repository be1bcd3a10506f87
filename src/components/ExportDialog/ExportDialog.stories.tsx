import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ExportDialog } from './ExportDialog';

const summary = { count: 57_312 };

/** All filtered rows of a list as one file: counted before, followed on the way, whole or not at all. */
const meta = {
  title: 'Components/Dialogs/ExportDialog',
  component: ExportDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    noun: 'nota',
    endLine: 'jumlah nota dan jumlah uang',
    sum: 'Jumlah Rp81.402.118.500, tanpa nota yang dibatalkan',
    filters: ['November 2026', 'Kantor Jakarta', 'Kasir Sri Wahyuni'],
    summary,
    run: { step: 'ready' },
    onStart: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
    await expect(args.onStart).toHaveBeenLastCalledWith('xlsx');
  },
};
export const Counting: Story = { args: { summary: undefined } };
/** Rows that come to nothing, but are counted. */
export const WithoutSum: Story = {
  args: {
    noun: 'form',
    endLine: 'jumlah form',
    sum: undefined,
    filters: ['Kantor Jakarta', 'Survei'],
    summary: { count: 412 },
  },
};
export const Empty: Story = { args: { summary: { ...summary, count: 0 } } };
export const Running: Story = {
  args: { run: { step: 'running', rows: 12_000, total: 57_312 } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Done: Story = {
  args: { run: { step: 'done', rows: 57_312, fileName: 'nota-cicilan_2026-11.xlsx' } },
};
export const Failed: Story = {
  args: {
    run: { step: 'failed', error: null },
    problem: 'Sambungan terputus sebelum berkas selesai. Periksa jaringan, lalu coba lagi.',
  },
};
export const CountFailed: Story = {
  args: { summary: undefined, problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};
export const LongText: Story = {
  args: {
    filters: [
      'Semua tanggal',
      'Semua kantor',
      'Menunggu persetujuan',
      'Kasir Muhammad Fathurrahman Abdillah',
      'Tunai dan transfer',
      'Pencarian “kusumawardhani purwaningrum sastrowidjojo hadiningrat”',
    ],
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { run: { step: 'running', rows: 41_000, total: 57_312 } },
};
