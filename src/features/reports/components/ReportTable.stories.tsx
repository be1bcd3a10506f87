import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { REPORTS, type ReportKey } from '@/lib/contract/reportTerms';
import { gapWords } from '../domain/gapWords';
import type { RecordHref } from '../domain/recordCell';
import { buildReport } from '../mocks/buildReport';
import { ReportTable } from './ReportTable';

const hrefOf: RecordHref = (record, id) => `/${record}/${encodeURIComponent(id)}`;

/** Rows of a report; what one names is opened by its own cell. */
const meta = {
  title: 'Features/Reports/ReportTable',
  component: ReportTable,
  parameters: { frame: 1180 },
  args: {
    definition: REPORTS.transfers,
    report: buildReport('transfers'),
    asked: '',
    empty: { title: 'Tidak ada transfer saat ini', why: 'Untuk kantor ini tidak ada yang perlu dilaporkan.' },
    hrefOf,
    onFirst: fn(),
  },
} satisfies Meta<typeof ReportTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (report: ReportKey, rows?: number) => ({
  definition: REPORTS[report],
  report: buildReport(report, { ...(rows !== undefined && { rows }) }),
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'JKT/2611/00041' })).toHaveAttribute(
      'href',
      '/receipt/JKT%2F2611%2F00041',
    );
  },
};
/** Whoever may not open what a row names reads it as text. */
export const WithoutLinks: Story = {
  tags: ['no-picture'],
  args: { hrefOf: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JKT/2611/00041')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Eleven columns scroll sideways; the first stays. */
export const Collections: Story = { args: of('collections', 6) };
export const Aging: Story = { args: of('aging', 6) };
export const Fiduciaries: Story = { args: of('fiduciaries') };
export const Corrections: Story = { args: of('corrections') };
export const Loading: Story = { args: { report: undefined, asked: 'office,invoice,amount' } };
export const Empty: Story = { args: { report: buildReport('transfers', { rows: 0 }) } };
/** The end of that day was not kept. */
export const NotKept: Story = {
  args: {
    ...of('aging', 0),
    empty: gapWords('not-kept', REPORTS.aging, {
      from: '',
      to: '',
      month: '',
      day: '2026-10-03',
    }),
  },
};
export const BehindItsEnd: Story = {
  tags: ['no-picture'],
  args: { report: { ...buildReport('transfers'), rows: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ke halaman pertama' }));
    await expect(args.onFirst).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const CollectionsOnAPhone: Story = { ...Collections, globals: { viewport: { value: 'phone' } } };
