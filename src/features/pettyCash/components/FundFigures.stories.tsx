import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildFund } from '../mocks/buildFund';
import { FundFigures } from './FundFigures';

/** What a fund holds and where the rest of it is: a sum that comes to its ceiling. */
const meta = {
  title: 'Features/PettyCash/FundFigures',
  component: FundFigures,
  parameters: { frame: 900 },
  args: { fund: buildFund().fund },
} satisfies Meta<typeof FundFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const fund = within(canvas.getByRole('region', { name: 'Isi kas kecil' }));
    await expect(fund.getByText('Saldo').nextSibling).toHaveTextContent('Rp2.815.000');
    await expect(fund.getByText('Plafon').nextSibling).toHaveTextContent('Rp5.000.000');
  },
};
/** Nothing is left. */
export const Empty: Story = {
  args: { fund: buildFund({ fund: { balance: 0, not_replenished: 5_000_000, on_way: 0 } }).fund },
};
export const LongText: Story = {
  args: {
    fund: buildFund({
      fund: {
        ...{ balance: 88_500_000, not_replenished: 111_250_000, on_way: 250_250_000, ceiling: 450_000_000 },
        holder: { id: 9, name: 'Rini Astuti Kusumawardani Purwaningrum' },
      },
    }).fund,
  },
};
