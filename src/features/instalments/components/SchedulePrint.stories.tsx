import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import type { Calculation } from '@/lib/contract/calculations';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildPlan } from '../mocks/buildPlan';
import { SchedulePrint } from './SchedulePrint';

function argsOf(over: Partial<Calculation>, principal: number, tenors: string) {
  const plan = buildPlan(over, principal, tenors);
  if (!plan.chosen) throw new Error('Nothing to print');
  return { rules: buildCalculation(over), plan, chosen: plan.chosen };
}

/** A simulated schedule on paper; on rolls the parts of an instalment stand under it. */
const meta = {
  title: 'Features/Instalments/SchedulePrint',
  component: SchedulePrint,
  args: {
    ...argsOf({}, 12_000_000, '6,12'),
    holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])),
    office: {
      name: 'Jakarta',
      address: 'Jl. Matraman Raya 118, Jakarta Timur',
      phone: '021-555-0118',
    },
    by: 'Sri Wahyuni',
    size: 'A4',
  },
  parameters: { frame: 860 },
  render: (args) => (
    <PaperPreview size={args.size}>
      <SchedulePrint {...args} />
    </PaperPreview>
  ),
} satisfies Meta<typeof SchedulePrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <SchedulePrint {...args} size={size} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sab, 19 Des')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader', { name: 'Sisa pokok' })).toHaveLength(2);
  },
};
/** Twelve digits in every column of the narrowest sheet. */
export const LargestAmounts: Story = { args: { ...argsOf({}, 99_999_999_999, '6'), size: 'A5' } };
/** The longest that is calculated: two sheets of A4. */
export const SixtyMonths: Story = {
  args: argsOf({ method: 'ANNUITY', rate_bp: 1900, max_tenor: 60 }, 90_000_000, '24,48,60'),
};
