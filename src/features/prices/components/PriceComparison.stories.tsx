import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildDiff, buildLine } from '../mocks/buildPrices';
import { PriceComparison } from './PriceComparison';

/** What a file would do to the list, part by part, and whether it can be taken. */
const meta = {
  title: 'Features/Prices/PriceComparison',
  component: PriceComparison,
  parameters: { frame: 1100 },
  args: { diff: buildDiff(), validFrom: '2026-12-01', onTake: fn() },
} satisfies Meta<typeof PriceComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Old and new amounts; a digit too many is marked. */
export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('dari 18.450.000 (+2,4 %)')).toBeVisible();
    await expect(canvas.getByText(/^2 kendaraan berubah lebih dari 25/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ambil daftar harga' }));
    await expect(args.onTake).toHaveBeenCalledWith(false);
  },
};

export const Added: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baru 1' }));
    await expect(canvas.getByText('Honda Beat Street 2026')).toBeVisible();
  },
};

/** A region that the list does not have is new, or a slip of spelling: it is said before the list is taken. */
export const UnknownRegion: Story = {
  args: {
    diff: buildDiff({ added: [buildLine(), buildLine({ line: 3, region: 'Papuaa' })] }),
    regions: ['Jabodetabek', 'Papua', 'Sulawesi Selatan'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wilayah ini belum ada di daftar')).toBeVisible();
    await expect(canvas.getByText(/^Papuaa \(1 kendaraan\)\. Semuanya/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ambil daftar harga' })).toBeEnabled();
  },
};

/** Missing prices end only when ticked. */
export const EndsMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tidak ada di berkas 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Akhiri 1 harga yang tidak ada di berkas' }));
    await expect(canvas.getByText('Berlaku terakhir 30 November 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ambil daftar harga' }));
    await expect(args.onTake).toHaveBeenCalledWith(true);
  },
};

export const Same: Story = {
  args: { diff: buildDiff({ added: [], changed: [], missing: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('55 harga sama')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ambil daftar harga' })).toBeDisabled();
  },
};

export const Wrong: Story = {
  args: {
    diff: buildDiff({
      wrong: [
        { line: 3, reason: 'Kendaraan yang sama sudah ada di baris 2.' },
        { line: 17, reason: 'Tahun “24” bukan tahun mulai 1980. DP minimum “3,700” meragukan.' },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ambil daftar harga' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

export const ManyLines: Story = {
  args: {
    diff: buildDiff({
      changed: [],
      added: Array.from({ length: 45 }, (_, index) =>
        buildLine({ line: index + 2, year: 2026 - (index % 9) }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman terakhir' }));
    await expect(canvas.getByText('41–45 dari 45')).toBeVisible();
  },
};
