import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TileFilter } from './TileFilter';
import { TileFilterSkeleton } from './TileFilterSkeleton';

/** Figures that filter: each part of a whole, how many rows it has and what they come to. */
const meta = {
  title: 'Components/Data/TileFilter',
  component: TileFilter,
  parameters: { frame: 900 },
  args: {
    label: 'Filter menurut status baris',
    value: 'all',
    onChange: fn(),
    tiles: [
      { key: 'all', label: 'Semua', tone: 'neutral', rows: 9_812, amount: 12_418_350_000 },
      { key: 'matched', label: 'Cocok', tone: 'due', rows: 9_640, amount: 12_301_000_000 },
      { key: 'doubtful', label: 'Meragukan', tone: 'waiting', rows: 131, amount: 98_350_000 },
      { key: 'unknown', label: 'Tidak dikenal', tone: 'overdue', rows: 41, amount: 19_000_000 },
      { key: 'posted', label: 'Terposting', tone: 'paid', rows: 0, amount: 0 },
    ],
  },
} satisfies Meta<typeof TileFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Meragukan/ }));
    await expect(args.onChange).toHaveBeenCalledWith('doubtful');
    await expect(canvas.getByRole('button', { name: /^Semua/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OneChosen: Story = { args: { value: 'doubtful' } };
/** Many parts, each in one line. */
export const Compact: Story = {
  args: {
    label: 'Filter menurut status pengajuan',
    compact: true,
    value: 'signed',
    tiles: [
      { key: 'all', label: 'Semua', tone: 'neutral', rows: 1_212, more: true },
      { key: 'draft', label: 'Draf', tone: 'neutral', rows: 31 },
      { key: 'survey', label: 'Survei', tone: 'waiting', rows: 12 },
      { key: 'review', label: 'Analisa', tone: 'waiting', rows: 0 },
      { key: 'approved', label: 'Disetujui', tone: 'due', rows: 9 },
      { key: 'signed', label: 'Tanda tangan', tone: 'due', rows: 4 },
      { key: 'disbursed', label: 'Cair', tone: 'paid', rows: 1_000, more: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cair 1.000+' })).toBeInTheDocument();
  },
};
/** Figures that are still counted. */
export const Counting: Story = {
  args: {
    ...Compact.args,
    value: 'all',
    tiles: [
      { key: 'all', label: 'Semua', tone: 'neutral' },
      { key: 'draft', label: 'Draf', tone: 'neutral' },
      { key: 'survey', label: 'Survei', tone: 'waiting' },
    ],
  },
};
/** The parts themselves are not known yet. */
export const Coming: Story = { render: () => <TileFilterSkeleton count={10} /> };
/** Without amounts, where only how many counts. */
export const RowsOnly: Story = {
  args: {
    label: 'Bagian pratinjau',
    value: 'changed',
    tiles: [
      { key: 'wrong', label: 'Salah', tone: 'overdue', rows: 0 },
      { key: 'changed', label: 'Berubah', tone: 'waiting', rows: 12 },
      { key: 'added', label: 'Baru', tone: 'paid', rows: 3 },
      { key: 'missing', label: 'Tidak ada di berkas', tone: 'due', rows: 1 },
    ],
  },
};
