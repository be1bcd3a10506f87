import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { buildLogEntry, DAY } from '../mocks/fixtures';
import { HistoryTable } from './HistoryTable';

/** What somebody did, when, from where. */
const meta = {
  title: 'Features/History/HistoryTable',
  component: HistoryTable,
  args: {
    rows: DAY,
    hrefOfRecord: (type, id) => (type === 'credit' ? `/credit/${id}` : null),
    empty: <EmptyState title="Belum ada kegiatan" />,
  },
  parameters: { frame: 960 },
} satisfies Meta<typeof HistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const NextPageOnItsWay: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    rows: [
      buildLogEntry({
        summary:
          'Meminta perubahan nota JKT/2611/00042: nasabah membayar di hari yang sama lewat dua rekening, nominal transfer tertukar dengan tunai',
        device: 'PerangkatTanpaNamaYangSangatPanjangSekali/1.0.0 (versi percobaan lapangan)',
      }),
    ],
  },
};
