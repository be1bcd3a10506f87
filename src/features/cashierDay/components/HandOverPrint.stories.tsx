import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { buildClosedDay, buildHandedOver } from '../mocks/buildCashierDay';
import { buildDrawerRequest } from '../mocks/buildDrawerRequest';
import { HandOverPrint } from './HandOverPrint';

/** The hand-over of a closed day's cash on paper, to be signed by both. */
const meta = {
  title: 'Features/CashierDay/HandOverPrint',
  component: HandOverPrint,
  args: {
    shown: buildHandedOver(),
    office: {
      name: 'Jakarta',
      address: 'Jl. Matraman Raya 118, Jakarta Timur',
      phone: '021-555-0118',
    },
    size: 'A4',
  },
  parameters: { frame: 860 },
} satisfies Meta<typeof HandOverPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <HandOverPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Yang memeriksa bukti setor')).toHaveLength(4);
    // The money that went is not among what was counted.
    await expect(canvas.queryByText('Disetor ke bank')).toBeNull();
  },
};
/** Signed while the money changes hands: nobody confirmed it yet. */
export const ToTheNextHolder: Story = {
  args: {
    shown: buildClosedDay({
      waiting: buildDrawerRequest({
        ...{ way: 'HOLDER', bank: '', reference: '', note: 'Dua lembar Rp100.000 agak sobek' },
        receiver: { id: 4, name: 'Eka Lestari' },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Menunggu konfirmasi')).toBeVisible();
    await expect(canvas.getAllByText('Eka Lestari')).toHaveLength(2);
  },
};
