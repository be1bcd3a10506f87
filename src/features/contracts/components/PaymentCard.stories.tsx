import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { buildContract, buildFacts } from '../mocks/buildContract';
import { PaymentCard } from './PaymentCard';

const { card } = buildContract();
const facts = buildFacts();

/** Kartu piutang: every instalment with what was paid and what is left of it. */
const meta = {
  title: 'Features/Contracts/PaymentCard',
  component: PaymentCard,
  parameters: { frame: 1040 },
  args: { card },
} satisfies Meta<typeof PaymentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid, paid with penalty left, late in part, due soon, to come. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByText('Terlambat 12 hari')).toBeVisible();
    await expect(canvas.getByText('Sisa denda')).toBeVisible();
  },
};

/** Open lines due on a Sunday or a holiday say the working day before; paid ones have nothing left to say. */
export const DaysOff: Story = {
  args: { holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])) },
  play: async ({ canvas, args }) => {
    const said = canvas.getAllByText(/^paling lambat/).length;
    await expect(said).toBeGreaterThan(0);
    await expect(said).toBeLessThan(args.card.lines.length);
  },
};

const payment = {
  transaction_to: 1,
  date_payment: '2026-04-08',
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
};
export const WithDiscounts: Story = {
  args: {
    card: buildContract({}, [
      { ...payment, credit_to: 1, credit_payment: 1_120_000, credit_discount: 100_000 },
      { ...payment, credit_to: 2, credit_payment: 1_220_000, credit_discount: 0 },
    ]).card,
  },
};

/** A lorry on an annuity: figures of nine digits are never cut. */
export const LargeAmounts: Story = {
  args: {
    card: buildContract(
      {
        contract: buildFacts({
          structure: { ...facts.structure, principal: 2_400_000_000, method: 'ANNUITY', rate_bp: 1900 },
        }),
      },
      [],
    ).card,
  },
};
