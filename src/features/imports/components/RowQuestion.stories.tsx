import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildPlan, RECORDED } from '../mocks/buildImport';
import { RowQuestion } from './RowQuestion';

/** A choice that must be confirmed; each answer names what was shown. */
const meta = {
  title: 'Features/Imports/RowQuestion',
  component: RowQuestion,
  parameters: { frame: 592 },
  args: {
    ask: {
      contract_code: 'JKT-2604-00118',
      recorded: RECORDED,
      twin_line: null,
      plan: buildPlan(2_832_000),
      named_other: null,
    },
    message: 'Transfer sebesar ini sudah dicatat di nota JKT/2611/00187, dibayar 4 November 2026.',
    pending: null,
    onTie: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RowQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recorded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaitkan ke nota JKT/2611/00187' }));
    await expect(args.onTie).toHaveBeenCalledWith(RECORDED);
    await userEvent.click(canvas.getByRole('button', { name: 'Tetap jadi nota baru' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** Another line stands for that receipt: there is nothing to tie to. */
export const RecordedByALine: Story = {
  args: { ask: { ...meta.args.ask, recorded: { ...RECORDED, may_tie: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Kaitkan/ })).toBeNull();
  },
};
export const Twin: Story = {
  args: {
    ask: { ...meta.args.ask, recorded: null, twin_line: 7 },
    message: 'Baris ini sama persis dengan baris 7 berkas ini.',
  },
};
/** The line names another running contract: a second person decides before it is posted here. */
export const NamesAnother: Story = {
  args: {
    ask: { ...meta.args.ask, recorded: null, named_other: 'JKT-2607-00203' },
    message:
      'Keterangan baris ini menyebut kontrak JKT-2607-00203. Pada kontrak lain baris ini baru diposting sesudah disetujui orang kedua.',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tetap pilih, minta persetujuan' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const EverythingAtOnce: Story = {
  args: {
    ask: { ...meta.args.ask, twin_line: 7, plan: buildPlan(2_832_000, { surplus: 168_000 }) },
    message:
      'Transfer sebesar ini sudah dicatat di nota JKT/2611/00187, dibayar 4 November 2026. Baris ini sama persis dengan baris 7 berkas ini. Jumlahnya lebih Rp168.000 dari yang terutang.',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Tetap jadi nota baru, sisa Rp168.000 jadi titipan' }),
    ).toBeVisible();
  },
};
export const Busy: Story = { args: { pending: 'tie' } };
export const Narrow: Story = { ...EverythingAtOnce, globals: { viewport: { value: 'phone' } } };
