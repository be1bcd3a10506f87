import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readCsv } from '@/lib/tables/readCsv';
import { BCA_MAPPING } from '../mocks/buildImport';
import { BCA_CSV } from '../mocks/statementFiles';
import { headingScore } from '@/lib/tables/statement/headings';
import { readStatement } from '@/lib/tables/statement/readStatement';
import { ReadingPreview } from './ReadingPreview';

const read = readStatement(
  readCsv(new TextEncoder().encode(BCA_CSV), headingScore),
  BCA_MAPPING,
  '2026-11-20',
);
const reading = {
  ...read,
  count: read.lines.length,
  first: read.lines,
};
const many = Array.from({ length: 19_400 }, (_, index) => ({
  line: index + 7,
  problem: 'Jumlah “1,250,000.00” tidak terbaca',
  group: 'Jumlah tidak terbaca',
  text: '02/11 · TRSF E-BANKING CR · 1,250,000.00',
}));

/** What a file says under a mapping, before anything is sent. */
const meta = {
  title: 'Features/Imports/ReadingPreview',
  component: ReadingPreview,
  parameters: { frame: 520 },
  args: { reading, complete: true },
} satisfies Meta<typeof ReadingPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines that can't be read are named, with what is wrong. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Baris 12: Jumlah “1,250,000.50 CR” memuat sen')).toBeVisible();
    await expect(canvas.getByText('7 = 3 masuk + 1 keluar + 3 tidak ikut')).toBeVisible();
  },
};
export const AllReadable: Story = { args: { reading: { ...reading, unreadable: [], rows: 4 } } };
export const NothingReadable: Story = {
  args: {
    reading: {
      ...reading,
      count: 0,
      amount: 0,
      first: [],
      dateFrom: null,
      dateTo: null,
      out: 0,
      unreadable: many,
      rows: many.length,
    },
  },
};
export const Reading: Story = { args: { reading: undefined } };
export const Incomplete: Story = { args: { reading: undefined, complete: false } };
export const TooMany: Story = {
  args: {
    reading: undefined,
    problem:
      'Berkas ini memuat 20.412 baris uang masuk; paling banyak 20.000. Unduh mutasi untuk masa yang lebih pendek.',
  },
};
