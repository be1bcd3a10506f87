import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { EMPTY_SETTLEMENT, settlementBody } from '../domain/settlementDraft';
import { ONE_ACCOUNT } from '../mocks/buildPaymentCard';
import { buildSettled, buildSettlement, OFFICE } from '../mocks/buildReceipts';
import { SettledPrint } from './SettledPrint';

function settledWith(cash: number | 'all', note: string) {
  const typed = { cash, note, bank_reference: 'TRF 0042' };
  const body = settlementBody(buildSettlement(), { ...EMPTY_SETTLEMENT, ...typed }, ONE_ACCOUNT);
  if (!body) throw new Error('The draft is wrong');
  return buildSettled(body);
}

/** A settlement that was taken, on paper: part in banknotes, part by transfer. */
const meta = {
  title: 'Features/Payments/SettledPrint',
  component: SettledPrint,
  args: {
    settled: settledWith(5_000_000, 'Unit dijual, BPKB diambil istri'),
    office: OFFICE,
    size: 'A4',
  },
  parameters: { frame: 860 },
} satisfies Meta<typeof SettledPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <SettledPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Meterai Rp10.000')).toHaveLength(4);
    await expect(canvas.getAllByText('Lunas')).toHaveLength(4);
  },
};
