import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Calculation } from '@/lib/contract/calculations';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { buildPlan } from '../mocks/buildPlan';
import { ScheduleTable } from './ScheduleTable';

/** A whole schedule with its totals. */
const meta = {
  title: 'Features/Instalments/ScheduleTable',
  component: ScheduleTable,
  parameters: { frame: 1080 },
  args: argsOf({}, 12_000_000, '12'),
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

function argsOf(rules: Partial<Calculation>, principal: number, tenors: string) {
  const { chosen } = buildPlan(rules, principal, tenors);
  return { lines: chosen?.schedule ?? [], interest: chosen?.interest ?? 0, total: chosen?.total ?? 0 };
}

export const Flat: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Jumlah 14.640.000 12.000.000 2.640.000/ })).toBeVisible();
  },
};
/** Due dates on a Sunday or a holiday say the working day before. */
export const DaysOff: Story = {
  args: { holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('paling lambat Sab, 19 Des')).toBeVisible();
  },
};
export const Effective: Story = { args: argsOf({ method: 'EFFECTIVE', rate_bp: 1850 }, 90_000_000, '12') };
export const Annuity: Story = { args: argsOf({ method: 'ANNUITY', rate_bp: 1900 }, 90_000_000, '24') };
export const LargestAmounts: Story = { args: argsOf({}, 99_999_999_999, '6') };
