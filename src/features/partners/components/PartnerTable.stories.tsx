import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { PartnerRow } from '@/lib/contract/partnerRecords';
import { buildPartnerRow, buildPartnerRows } from '../mocks/buildPartner';
import { PARTNER_VIEWS } from './partnerView';

/** Agents or external marketers, and what each has coming. */
const meta = {
  title: 'Features/Partners/PartnerTable',
  component: ListTable<PartnerRow, number>,
  parameters: { frame: 1240 },
  args: {
    view: PARTNER_VIEWS.AGENT,
    rows: buildPartnerRows(8),
    sort: { column: 'name', order: 'asc' },
    onSort: () => undefined,
    hrefOf: (id) => `/agen/${id}`,
    empty: <EmptyState title="Belum ada Agen" />,
  },
} satisfies Meta<typeof ListTable<PartnerRow, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const LongTextLargeAmounts: Story = {
  args: {
    rows: [
      buildPartnerRow({
        name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat',
        sums: { computed: 987_654_321, approved: 1_234_567_890, paid: 98_765_432_100, owed: 0 },
      }),
      buildPartnerRow({ id: 2, sums: { computed: 0, approved: 0, paid: 165_000, owed: 165_000 } }),
    ],
  },
};
