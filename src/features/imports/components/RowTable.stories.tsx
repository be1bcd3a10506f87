import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { ImportRow } from '@/lib/contract/importRows';
import { buildRow, buildRows } from '../mocks/buildImport';
import { ROW_VIEW } from './rowView';

/** Rows of a statement: what the bank said, whom it was matched to, and why, in words. */
const meta = {
  title: 'Features/Imports/RowTable',
  component: ListTable<ImportRow, number>,
  parameters: { frame: 1240 },
  args: {
    view: ROW_VIEW,
    rows: buildRows(),
    onOpen: fn(),
    empty: <EmptyState title="Tidak ada baris di sini" />,
  },
} satisfies Meta<typeof ListTable<ImportRow, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state there is. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Periksa baris 9' }));
    await expect(args.onOpen).toHaveBeenCalledWith(buildRows()[2]);
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Updating: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const CouldNotBePosted: Story = {
  args: {
    rows: [
      buildRow({ state: 'DOUBTFUL', problem: 'Uangnya Rp2.832.000, sisa kontrak ini Rp1.416.000.' }),
      buildRow({ id: 2, line: 8, state: 'POSTED', receipts: [{ id: 901, invoice: 'JKT/2611/00201' }] }),
    ],
  },
};
export const LongDescriptions: Story = {
  args: {
    rows: [
      buildRow({
        line: 12_345,
        amount: 1_234_567_890,
        description:
          'TRSF E-BANKING CR 0211/FTSCY/WS95031/BIFAST/CENAIDJA/99102/PEMBAYARANANGSURANKEENAMATASNAMARADENAJENG KUSUMAWARDHANI PRAWIRANEGARA',
        reference: '00000000000000000000000183772881',
        reason:
          'Nama mirip dengan Raden Ajeng Kusumawardhani Prawiranegara; jumlah sama dengan dua angsuran, tetapi ada kontrak lain dengan jumlah itu',
      }),
    ],
  },
};
