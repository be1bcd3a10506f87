import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { BatchRow } from '@/lib/contract/commissions';
import { buildBatchRow, buildBatchRows } from '../../mocks/buildCommission';
import { BATCH_VIEW } from './batchView';

/** Batches of commissions that were paid, newest first. */
const meta = {
  title: 'Features/Partners/CommissionBatchTable',
  component: ListTable<BatchRow, number>,
  parameters: { frame: 1000 },
  args: {
    view: BATCH_VIEW,
    rows: buildBatchRows(5),
    hrefOf: (id) => `/agen/commission/batch/${id}`,
    empty: <EmptyState title="Belum ada pembayaran komisi" />,
  },
} satisfies Meta<typeof ListTable<BatchRow, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined, skeletonRows: 5 } };
export const Empty: Story = { args: { rows: [] } };
export const LongTextLargeAmounts: Story = {
  args: {
    rows: [
      buildBatchRow({
        paid_by: { username: 'r', name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat' },
        partners: 1240,
        total: 98_765_432_100,
      }),
    ],
  },
};
