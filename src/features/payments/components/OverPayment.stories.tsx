import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { OverPayment } from './OverPayment';

/** More was typed than is owed: take less, or keep the rest as the customer's deposit. */
const meta = {
  title: 'Features/Payments/OverPayment',
  component: OverPayment,
  args: { draft: { keepsRest: false }, preview: { amount: 3_000_000, rest: 168_000 }, onChange: fn() },
} satisfies Meta<typeof OverPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'More than is owed': <OverPayment {...args} />,
        'Kept as a deposit': <OverPayment {...args} draft={{ keepsRest: true }} />,
        'Nothing is owed': <OverPayment {...args} preview={{ amount: 168_000, rest: 168_000 }} />,
        'While it is sent': <OverPayment {...args} busy />,
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    const of = (name: string) => within(canvas.getByRole('region', { name }));
    await userEvent.click(of('More than is owed').getByRole('button', { name: 'Turunkan ke Rp2.832.000' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      amount: 2_832_000,
      keepsRest: false,
      cash: 'all',
    });
    await userEvent.click(of('More than is owed').getByRole('button', { name: 'Simpan sebagai titipan' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ keepsRest: true, deposit_used: null });
    await userEvent.click(of('Kept as a deposit').getByRole('button', { name: 'Jangan jadikan titipan' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ keepsRest: false });
  },
};
