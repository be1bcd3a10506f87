import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { formatRupiah } from '@/lib/format/rupiah';
import { buildContract, buildLongContract } from '../mocks/buildContract';
import { CardPrint } from './CardPrint';

const detail = buildContract();

/** A contract's card on paper; on rolls most columns stand under their line. */
const meta = {
  title: 'Features/Contracts/CardPrint',
  component: CardPrint,
  args: {
    detail,
    holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])),
    office: {
      name: 'Jakarta',
      address: 'Jl. Matraman Raya 118, Jakarta Timur',
      phone: '021-555-0118',
    },
    by: 'Sari Permata',
    size: 'A4',
  },
  parameters: { frame: 860 },
  render: (args) => (
    <PaperPreview size={args.size}>
      <CardPrint {...args} />
    </PaperPreview>
  ),
} satisfies Meta<typeof CardPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <CardPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    const { remainder, penalty } = detail.card.totals;
    for (const paper of canvas.getAllByRole('region')) {
      const on = within(paper);
      await expect(on.getByText(formatRupiah(remainder + penalty))).toBeVisible();
      await expect(on.getByText('JKT/2611/00089')).toBeVisible();
    }
  },
};
/** A truck on sixty months: amounts of ten digits, a discount, penalty paid, receipts that were voided or wait. */
export const SixtyMonths: Story = { args: { detail: buildLongContract(), size: 'A5' } };
