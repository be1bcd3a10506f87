import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ContractRow } from '@/lib/contract/contracts';
import { buildRowContract } from '../mocks/buildImport';
import { ContractHits } from './ContractHits';

const rows = [0, 1, 2].map((index): ContractRow => ({
  ...buildRowContract(index),
  office_id: 1,
  phone: '081234567890',
  vehicle_kind: 'R2',
  vehicle: 'Yamaha NMAX 155',
  date_start: '2026-04-20',
  tenor: 12,
  status: 'ACTIVE',
  overdue: 0,
}));

/** Contracts to choose from; one whose instalment is the row's amount stands out. */
const meta = {
  title: 'Features/Imports/ContractHits',
  component: ContractHits,
  parameters: { frame: 592 },
  args: { rows, more: false, amount: 1_150_000, onChoose: fn() },
} satisfies Meta<typeof ContractHits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih Siti Nurhaliza Putri, JKT-2607-00203' }));
    await expect(args.onChoose).toHaveBeenCalledWith('JKT-2607-00203');
  },
};
export const Choosing: Story = { args: { choosing: 'JKT-2607-00203' } };
export const More: Story = { args: { more: true } };
