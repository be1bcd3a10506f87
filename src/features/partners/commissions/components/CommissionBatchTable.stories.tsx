import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { buildBatchRow, buildBatchRows } from '../../mocks/buildCommission';
import { CommissionBatchTable } from './CommissionBatchTable';

/** Batches of commissions that were paid, newest first. */
const meta = {
  title: 'Features/Partners/CommissionBatchTable',
  component: CommissionBatchTable,
  parameters: { frame: 1000 },
  args: {
    rows: buildBatchRows(5),
    hrefOf: ({ id }) => `/agen/commission/batch/${id}`,
    empty: <EmptyState title="Belum ada pembayaran komisi" />,
  },
} satisfies Meta<typeof CommissionBatchTable>;

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
