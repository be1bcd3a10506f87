import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBatch, buildManyRows, buildRow } from '../mocks/buildImport';
import { BatchNotice } from './BatchNotice';

/** What must be known of a statement before anything else. */
const meta = {
  title: 'Features/Imports/BatchNotice',
  component: BatchNotice,
  parameters: { frame: 1030 },
  args: { batch: buildBatch(), uploadHref: '/payment/import?upload=1' },
} satisfies Meta<typeof BatchNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incomplete: Story = {
  args: { batch: { ...buildBatch({ status: 'READING' }), row_count: 1000, received: 400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lanjutkan unggahan' })).toBeVisible();
  },
};
export const HalfPosted: Story = {
  args: {
    batch: buildBatch({ status: 'POSTING' }, [...buildManyRows(750), buildRow({ state: 'POSTED' })]),
  },
};
export const Undone: Story = {
  args: {
    batch: buildBatch({
      status: 'UNDONE',
      undone_by: { username: 'budi.santoso', name: 'Budi Santoso' },
      undone_at: '2026-11-20T06:55:00.000Z',
      undo_reason: 'Mutasi bulan lain terunggah',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/terunggah\. Semua nota/)).toBeVisible();
  },
};
