import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RegionComparison } from './RegionComparison';

const changing = Array.from({ length: 83_000 }, (_, at) => ({
  code: String(1_000_000_000 + at),
  name: 'Desa',
}));

/** What a file of regions would do: what is new, what is called otherwise, and what is left out and why. */
const meta = {
  title: 'Features/Regions/RegionComparison',
  component: RegionComparison,
  parameters: { frame: 720 },
  args: {
    diff: {
      added: { PROVINCE: 0, AREA: 467, DISTRICT: 7267, VILLAGE: 75_266 },
      renamed: [
        { code: '3171', before: 'Kota Administrasi Jakarta Pusat', after: 'Kota Adm. Jakarta Pusat' },
        { code: '317501', before: 'Matraman', after: 'Matraman Baru' },
      ],
      same: 62,
      wrong: [
        { line: 9120, reason: 'Kode “91.1” bukan 2, 4, 6, atau 10 angka.' },
        { line: 70_214, reason: 'Nama kosong.' },
      ],
      homeless: ['47.01', '47.01.01'],
      changing,
    },
    done: null,
    onTake: fn(),
  },
} satisfies Meta<typeof RegionComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan 83.000 wilayah' }));
    await expect(args.onTake).toHaveBeenCalledTimes(1);
  },
};
export const Taking: Story = { args: { done: 30_000 } };
export const Broken: Story = {
  args: { problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};
export const NothingChanges: Story = {
  args: {
    diff: {
      added: { PROVINCE: 0, AREA: 0, DISTRICT: 0, VILLAGE: 0 },
      renamed: [],
      same: 83_062,
      wrong: [],
      homeless: [],
      changing: [],
    },
  },
};
