import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { buildFacts } from '../mocks/buildContract';
import { ContractPapers } from './ContractPapers';

/** What can be printed for a contract, and what secures it. */
const meta = {
  title: 'Features/Contracts/ContractPapers',
  component: ContractPapers,
  parameters: { frame: 1000 },
  args: {
    contract: buildFacts(),
    receipts: 7,
    paymentHref: '/payment/JKT-2603-00118',
    cardPrint: <Button kind="quiet">Cetak kartu</Button>,
  },
} satisfies Meta<typeof ContractPapers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Settled, nothing taken yet, and numbers that were never recorded: only what there is. */
export const LittleKnown: Story = {
  args: {
    contract: buildFacts({
      status: 'SETTLED',
      vehicle: { ...buildFacts().vehicle, chassis_number: '', engine_number: '' },
    }),
    receipts: 0,
    cardPrint: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Penawaran pelunasan dipercepat')).toBeNull();
    await expect(canvas.getByText('Nota: belum ada')).toBeVisible();
  },
};
