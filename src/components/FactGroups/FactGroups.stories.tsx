import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactGroups } from './FactGroups';

/** Facts of a record in titled groups, read only. */
const meta = {
  title: 'Components/Data/FactGroups',
  component: FactGroups,
  parameters: { frame: 1030 },
  args: {
    groups: [
      {
        title: 'Pemohon',
        facts: [
          ['Nama', 'Siti Rahmawati'],
          ['NIK', '3175014708900003'],
          ['Telepon', '0812 5550 1177'],
        ],
      },
      {
        title: 'Kendaraan',
        facts: [
          ['Merek', 'Honda'],
          ['No. rangka', 'MH1JM9114NK482177'],
        ],
      },
    ],
  },
} satisfies Meta<typeof FactGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    groups: [
      {
        title: 'Alamat tinggal',
        facts: [
          [
            'Alamat',
            'Perumahan Griya Mekar Asri Blok F2 No. 17, Jl. Kusumawardhani Purwaningrum, RT 004/RW 007, Kayu Manis, Matraman, Kota Administrasi Jakarta Timur, DKI Jakarta 13130',
          ],
          ['Catatan', 'sangatpanjangtanpaspasisamasekalisampaitidakmuatdalamsatubarislayar'],
        ],
      },
    ],
  },
};

/** On a phone the label gives way, and sums and numbers stay whole. */
export const LongLabels: Story = {
  args: {
    groups: [
      {
        title: 'Hasil kunjungan',
        facts: [
          ['Penghasilan per bulan (taksiran)', 'Rp12.700.000'],
          ['Nomor kartu keluarga', '3175070811760062'],
          ['Usaha dan kendaraan yang terlihat', 'Motor lama di depan rumah.'],
        ],
      },
    ],
  },
};
