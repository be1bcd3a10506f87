import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { buildClosedDay } from '../mocks/buildCashierDay';
import { DayPrint } from './DayPrint';

/** A closed day on paper, to be signed. */
const meta = {
  title: 'Features/CashierDay/DayPrint',
  component: DayPrint,
  args: {
    shown: buildClosedDay({ state: 'CHANGED' }),
    office: {
      name: 'Jakarta',
      address: 'Jl. Matraman Raya 118, Jakarta Timur',
      phone: '021-555-0118',
    },
    size: 'A4',
  },
  parameters: { frame: 860 },
} satisfies Meta<typeof DayPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <DayPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Berubah sesudah ditutup')).toHaveLength(4);
    await expect(canvas.getAllByText('Diperiksa')).toHaveLength(4);
  },
};
