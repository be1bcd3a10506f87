import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { ImportBatch } from '@/lib/contract/imports';
import { buildBatch, buildManyRows, buildRows } from '../mocks/buildImport';
import { IMPORT_VIEW } from './importView';

const posted = buildRows().map((row) => ({ ...row, state: 'POSTED' as const }));

/** Uploaded statements, newest first: how far each has come, in rows and rupiah. */
const meta = {
  title: 'Features/Imports/BatchTable',
  component: ListTable<ImportBatch, number>,
  parameters: { frame: 1240 },
  args: {
    view: IMPORT_VIEW,
    rows: [
      { ...buildBatch({ id: 15, file_name: 'mutasi-bca-20-nov.csv', status: 'READING' }), row_count: 1000 },
      buildBatch({ id: 14 }),
      buildBatch({ id: 13, bank: 'MANDIRI', file_name: 'Mandiri 13-19 Nov.xlsx', status: 'POSTING' }, [
        ...posted,
        ...buildManyRows(40),
      ]),
      buildBatch({ id: 12, bank: 'BRI', file_name: 'BRI minggu 46.csv', status: 'POSTED' }, posted),
      buildBatch({ id: 11, bank: 'CIMB', file_name: 'salah-bulan.csv', status: 'UNDONE' }),
    ],
    hrefOf: (id) => `/payment/import?batch=${id}`,
    empty: <EmptyState title="Belum ada mutasi" />,
  },
} satisfies Meta<typeof ListTable<ImportBatch, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every status there is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'mutasi-bca-november.csv BCA' });
    await expect(link).toHaveAttribute('href', '/payment/import?batch=14');
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const LongNames: Story = {
  args: {
    rows: [
      buildBatch({
        file_name: 'Mutasi_Rekening_0351234567_PT_ANGSUR_MULTIFINANCE_01-11-2026_sampai_20-11-2026_(1).csv',
        created_by: { username: 'a', name: 'Raden Ajeng Kusumawardhani Prawiranegara' },
      }),
    ],
  },
};
