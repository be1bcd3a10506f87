import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { REPORTS, type ReportKey } from '@/lib/contract/reportTerms';
import { buildReport } from '../mocks/buildReport';
import { ReportPrint, type ReportPrintProps } from './ReportPrint';

/** A report on paper: what it is, of what time its figures are, every row, and what they come to. */
const meta = {
  title: 'Features/Reports/ReportPrint',
  component: ReportPrint,
  parameters: { frame: 860 },
  args: {
    definition: REPORTS.collections,
    report: buildReport('collections', { rows: 9 }),
    when: 'November 2026',
    officeName: 'Jakarta',
    by: 'Bambang Kusuma',
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    size: 'A4',
  },
} satisfies Meta<typeof ReportPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (report: ReportKey, rows: number, columns?: string): Partial<ReportPrintProps> => ({
  definition: REPORTS[report],
  report: buildReport(report, { rows, columns }),
});

/** What has no room across stands under its line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 November 2026')).toBeVisible();
    await expect(canvas.getByText('Bambang Kusuma')).toBeVisible();
    await expect(canvas.getByText('Jumlah')).toBeVisible();
  },
};
export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <ReportPrint {...args} size={size} />),
};
export const FewColumns: Story = {
  args: of('collections', 4, 'day,cashier,receipts,payment,cash,bank'),
};
export const Aging: Story = { args: { ...of('aging', 6), when: '20 November 2026', officeName: null } };
export const LateVisits: Story = { args: of('late_visits', 5) };
/** Two sheets and more. */
export const Long: Story = { args: of('transfers', 60) };
/** Sums as long as they come. */
export const LargestSums: Story = {
  args: { report: buildReport('collections', { scale: 730_000 }) },
};
