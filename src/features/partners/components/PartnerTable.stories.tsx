import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { buildPartnerRow, buildPartnerRows } from '../mocks/buildPartner';
import { PartnerTable } from './PartnerTable';

/** Agents or external marketers, and what each has coming. */
const meta = {
  title: 'Features/Partners/PartnerTable',
  component: PartnerTable,
  parameters: { frame: 1240 },
  args: {
    caption: 'Agen',
    rows: buildPartnerRows(8),
    order: 'asc',
    onSort: () => undefined,
    hrefOf: (id) => `/agen/${id}`,
    empty: <EmptyState title="Belum ada Agen" />,
  },
} satisfies Meta<typeof PartnerTable>;

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
