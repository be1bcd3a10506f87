import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { buildUserLogEntry, COMPANY_DAY } from '../mocks/fixtures';
import { LogTable } from './LogTable';

/** What many people did: what, who, when and from where. */
const meta = {
  title: 'Features/History/LogTable',
  component: LogTable,
  args: {
    rows: COMPANY_DAY,
    hrefOfRecord: (type, id) => (type === 'credit' ? `/credit/${id}` : null),
    empty: <EmptyState title="Tidak ada di log" />,
  },
  parameters: { frame: 1120 },
} satisfies Meta<typeof LogTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const NextPageOnItsWay: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
/** A line of nobody who is signed in, an action of a later server, and words that do not end. */
export const LongText: Story = {
  args: {
    rows: [
      buildUserLogEntry({
        summary:
          'Meminta perubahan nota JKT/2611/00042: nasabah membayar di hari yang sama lewat dua rekening, nominal transfer tertukar dengan tunai',
        reason:
          'Nasabah menunjukkan bukti transfer kedua setelah nota dicetak, dan tunai sudah dikembalikan kepadanya',
        action: 'ACTION_OF_A_LATER_SERVER',
        record_type: 'record_of_a_later_server',
        record_id: '2b1e6c1a-5f6e-4f0e-9d3c-6f3f0f1f6e55',
        device: 'PerangkatTanpaNamaYangSangatPanjangSekali/1.0.0 (versi percobaan lapangan)',
      }),
      buildUserLogEntry({ id: 2, by: null, ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' }),
    ],
  },
};
/** A line opens to each field that it changed, before and after. */
export const OpensTheChangedFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByText('2 isian berubah')[0]!);
    await expect(canvas.getAllByText('Rp1.275.000')[0]).toBeVisible();
  },
};
