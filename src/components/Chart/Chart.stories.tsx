import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lazySection } from '@/components/LazyPart/lazyPart';
import { Chart } from './Chart';
import { ChartFrame } from './ChartFrame';

const BUCKETS = ['1–30', '31–60', '61–90', '91–120', 'Di atas 120'];
const DAYS = Array.from({ length: 31 }, (_, index) => `${index + 1} Okt`);

/** As if by chance, the same each time. */
const daily = (seed: number, about: number) =>
  DAYS.map((_, index) => Math.round(about * (0.7 + (((index + 1) * seed) % 17) / 24)) * 100_000);

/** Sundays have no figures. */
const withoutSundays = (values: number[]) => values.map((value, index) => (index % 7 === 3 ? null : value));

/**
 * Figures drawn, and the same figures as a table. A pattern stands beside each colour; arrow keys walk through the values;
 * the drawing's code comes late, in a place that is kept for it.
 */
const meta = {
  title: 'Components/Data/Chart',
  component: Chart,
  args: {
    caption: 'Tertagih menurut hari terlambat, November 2026.',
    kind: 'bars',
    categoryName: 'Hari terlambat',
    categories: BUCKETS,
    series: [{ name: 'Tertagih', values: [412_500_000, 268_000_000, 121_750_000, 58_300_000, 19_400_000] }],
    target: { name: 'Target', value: [450_000_000, 240_000_000, 150_000_000, 60_000_000, 40_000_000] },
    unit: 'Rp',
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const drawingOf = ({ canvas }: Pick<Played, 'canvas'>) => canvas.findByRole('group', { name: /panah/ });

/** Waits until the drawing has come. */
async function drawn(played: Pick<Played, 'canvas'>): Promise<void> {
  await drawingOf(played);
}

/** What was collected against what was to be: a mark at each category. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await drawn({ canvas });
    await expect(canvas.getByRole('figure', { name: /Tertagih menurut hari terlambat/ })).toBeVisible();
  },
};

export const Stacked: Story = {
  args: {
    kind: 'stacked',
    target: undefined,
    series: [
      { name: 'Kolektor', values: [240_000_000, 180_500_000, 92_000_000, 51_000_000, 19_400_000] },
      { name: 'Kasir', values: [110_500_000, 61_500_000, 20_750_000, 7_300_000, 0] },
      { name: 'Transfer', values: [62_000_000, 26_000_000, 9_000_000, null, null] },
    ],
  },
  play: drawn,
};

/** Days without figures are gaps. */
export const Line: Story = {
  args: {
    caption: 'Tertagih setiap hari, Oktober 2026.',
    kind: 'line',
    categoryName: 'Tanggal',
    categories: DAYS.slice(0, 14),
    series: [
      { name: 'Oktober 2026', values: withoutSundays(daily(5, 260).slice(0, 14)) },
      { name: 'September 2026', values: withoutSundays(daily(7, 190).slice(0, 14)), tone: 'neutral' },
    ],
    target: { name: 'Target harian', value: 25_000_000 },
  },
  play: drawn,
};

export const ManyCategories: Story = {
  args: {
    ...Line.args,
    categories: DAYS,
    series: [
      { name: 'Oktober 2026', values: withoutSundays(daily(5, 260)) },
      { name: 'September 2026', values: withoutSundays(daily(7, 190)), tone: 'neutral' },
    ],
  },
  play: drawn,
};

export const ManyBars: Story = {
  args: { ...ManyCategories.args, kind: 'bars' },
  play: drawn,
};

/** Whole names stand in the table, and beside what is read. */
export const LongNames: Story = {
  args: {
    caption:
      'Kontrak yang dikunjungi setiap kolektor dari rencana hari ini, kantor cabang Yogyakarta Sleman.',
    categoryName: 'Kolektor',
    categories: [
      'Muhammad Rizky Ramadhan Kusumawardhana',
      'Raden Ajeng Siti Nurhalizah Hadiningrat',
      'I Gusti Agung Ngurah Made Wirawan',
      'Abdurrahmansyah',
      'Ketut Ayu',
    ],
    series: [
      { name: 'Sudah dikunjungi sesuai rencana', values: [14, 9, 11, 17, 4], tone: 'paid' },
      { name: 'Belum dikunjungi', values: [6, 11, 9, 2, 13], tone: 'overdue' },
    ],
    target: { name: 'Target kunjungan per kolektor', value: 15 },
    unit: 'kontrak',
  },
  play: drawn,
};

export const NegativeValues: Story = {
  args: {
    caption: 'Selisih tertagih dari target, November 2026.',
    series: [
      { name: 'Selisih', values: [-37_500_000, 28_000_000, -28_250_000, -1_700_000, null], tone: 'due' },
    ],
    target: undefined,
  },
  play: drawn,
};

export const OneValue: Story = {
  args: { categories: ['1–30'], series: [{ name: 'Tertagih', values: [412_500_000] }], target: undefined },
  play: drawn,
};

/** One point of a line, with nothing to join it to. */
export const OnePoint: Story = { args: { ...OneValue.args, kind: 'line' }, play: drawn };

export const AllZero: Story = {
  args: { series: [{ name: 'Tertagih', values: [0, 0, 0, 0, 0] }], target: undefined },
  play: drawn,
};

export const Empty: Story = {
  args: {
    series: [{ name: 'Tertagih', values: [null, null, null, null, null] }],
    empty: 'Belum ada yang tertagih pada November 2026.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada yang tertagih pada November 2026.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { loading: true, categories: [] } };

/** Six at most, each with a pattern of its own. */
export const SixSeries: Story = {
  args: {
    kind: 'stacked',
    target: undefined,
    series: ['Tunai', 'Transfer', 'Titipan', 'Kolektor', 'Kasir', 'Agen'].map((name, index) => ({
      name,
      values: BUCKETS.map((_, at) => (90 - index * 9 - at * 7) * 1_000_000),
    })),
  },
  play: drawn,
};

export const Narrow: Story = { args: LongNames.args, globals: { viewport: { value: 'phone' } }, play: drawn };

/** Every pattern of a line. */
export const FourLines: Story = {
  args: {
    ...Line.args,
    target: undefined,
    series: ['Jakarta', 'Bandung', 'Sleman', 'Denpasar'].map((name, index) => ({
      name,
      values: daily(5 + 2 * index, 120 + index * 60).slice(0, 14),
    })),
  },
  play: drawn,
};

/** By the keys alone: into the drawing, on to the next category and the next series; each value is read out. */
export const ReadsByKeyboard: Story = {
  args: Stacked.args ?? {},
  render: (args) => (
    <div data-keep-focus>
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const drawing = await drawingOf({ canvas });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await within(drawing).findByRole('img', {
        name: '1–30; Kolektor; Rp240.000.000, jumlah Rp412.500.000',
      }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(
      await within(drawing).findByRole('img', { name: '31–60; Kasir; Rp61.500.000, jumlah Rp268.000.000' }),
    ).toHaveFocus();
    await expect(within(drawing).getByText('Rp61.500.000')).toBeVisible();
  },
};

/** The same figures, in columns. */
export const ShowsTheTable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat tabel' }));
    const table = within(canvas.getByRole('table', { name: /Dalam rupiah/ }));
    await expect(table.getByRole('row', { name: '61–90 121.750.000 150.000.000' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tutup tabel' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await drawn({ canvas });
  },
};

/** More columns than a phone has room for: a card for each row. */
export const ShowsAWideTable: Story = {
  args: Stacked.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat tabel' }));
    await expect(
      canvas.getByRole('row', { name: '61–90 92.000.000 20.750.000 9.000.000 121.750.000' }),
    ).toBeVisible();
    await drawn({ canvas });
  },
};

const Missing = lazySection<object>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
);

/** The drawing's code did not come: the table tells what it would. */
export const DrawingDidNotCome: Story = {
  render: (args) => (
    <ChartFrame {...args} loading={false} empty="">
      {() => <Missing />}
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/belum dapat dimuat/)).toBeVisible();
    await expect(canvas.getByText('Angkanya tetap ada di tabel ini.')).toBeVisible();
    await expect(canvas.getByRole('table', { name: /Dalam rupiah/ })).toBeVisible();
  },
};
