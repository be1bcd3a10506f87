import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildSchedule, type LoanTerms } from '@/lib/arithmetic/schedule';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { ScheduleTable } from './ScheduleTable';

/** A whole schedule with its totals. */
const meta = {
  title: 'Components/Data/ScheduleTable',
  component: ScheduleTable,
  parameters: { frame: 1080 },
  args: argsOf({}, 12_000_000, 12),
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

function argsOf(terms: Partial<LoanTerms>, principal: number, tenor: number) {
  const flat = { method: 'FLAT', rateBp: 2200, roundTo: 1000, dateStart: '2026-11-20' } as const;
  const lines = buildSchedule({ ...flat, ...terms, principal, tenor });
  const sum = (part: 'interest' | 'instalment') => lines.reduce((total, line) => total + line[part], 0);
  return { lines, interest: sum('interest'), total: sum('instalment') };
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
export const Effective: Story = { args: argsOf({ method: 'EFFECTIVE', rateBp: 1850 }, 90_000_000, 12) };
export const Annuity: Story = { args: argsOf({ method: 'ANNUITY', rateBp: 1900 }, 90_000_000, 24) };
export const LargestAmounts: Story = { args: argsOf({}, 99_999_999_999, 6) };
