import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { REPORTS } from '@/lib/contract/reportTerms';
import { buildReport } from '../mocks/buildReport';
import { ReportSum } from './ReportSum';

/** How many rows, of when they are, and what all of them come to. */
const meta = {
  title: 'Features/Reports/ReportSum',
  component: ReportSum,
  parameters: { frame: 1180 },
  args: { definition: REPORTS.collections, report: buildReport('collections') },
} satisfies Meta<typeof ReportSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('per 14.05')).toBeVisible();
    await expect(canvas.getByText('Rp7.821.000')).toBeVisible();
  },
};
/** Of another day than today: said. */
export const OfAnotherDay: Story = {
  args: {
    definition: REPORTS.aging,
    report: { ...buildReport('aging'), as_of: '2026-10-31T16:40:00.000Z' },
  },
  play: async ({ canvas }) => void (await expect(canvas.getByText('per 31 Okt 2026, 23.40')).toBeVisible()),
};
/** Nothing in it is summed. */
export const WithoutSums: Story = {
  args: { definition: REPORTS.late_visits, report: buildReport('late_visits') },
};
export const Empty: Story = { args: { report: buildReport('collections', { rows: 0 }) } };
export const Loading: Story = { args: { report: undefined } };
export const OnItsWay: Story = { tags: ['no-picture'], args: { busy: true } };
export const LargestSums: Story = {
  args: { report: buildReport('collections', { scale: 730_000 }) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
