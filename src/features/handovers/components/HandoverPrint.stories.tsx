import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { buildHandover } from '../mocks/buildHandover';
import { shortHandover } from '../mocks/scenarios';
import { HandoverPrint } from './HandoverPrint';

/** The protocol of a hand-over on paper, to be signed by collector and cashier. */
const meta = {
  title: 'Features/Handovers/HandoverPrint',
  component: HandoverPrint,
  args: {
    handover: buildHandover(),
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    size: 'A4',
  },
  parameters: { frame: 860 },
} satisfies Meta<typeof HandoverPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  args: { handover: buildHandover(shortHandover()) },
  render: (args) => everyPaper((size) => <HandoverPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Yang menyerahkan')).toHaveLength(4);
    await expect(canvas.getAllByText(/^Kurang setor Rp50.000, ditagih kepada Agus Firmansyah/)).toHaveLength(
      4,
    );
  },
};
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Kurang setor/)).toBeNull();
    await expect(canvas.getByText('Menunggu penyetuju')).toBeVisible();
  },
};
/** Somebody counted twice, and it stays more. */
export const Over: Story = {
  args: {
    handover: buildHandover({
      denominations: { '100000': 34, '20000': 1 },
      reason: 'Nasabah tidak mengambil kembalian',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Lebih setor Rp5.000/)).toBeVisible();
  },
};
/** Nothing at all was brought: the notas are written all the same. */
export const NothingBrought: Story = {
  args: { handover: buildHandover({ denominations: {}, reason: 'Dirampok, laporan polisi ada' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Terbilang/)).toBeNull();
  },
};
