import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AddressField, type AddressFieldProps } from './AddressField';
import type { LevelName, Place, RegionLevel } from './addressLevels';

const EMPTY: Place = {
  ...{ street: '', rt: '', rw: '', village: '', district: '', area: '', province: '' },
  ...{ village_code: '', postcode: '' },
};
const FILLED: Place = {
  street: 'Jl. Kayu Manis VIII No. 12, gang sebelah Mushala Al-Ikhlas, rumah pagar hijau',
  rt: '004',
  rw: '007',
  village: 'Kayu Manis',
  district: 'Matraman',
  area: 'Kota Administrasi Jakarta Timur',
  province: 'Daerah Khusus Ibukota Jakarta',
  village_code: '3175011004',
  postcode: '13130',
};
const level = (rows: Record<string, string>, state: RegionLevel['state'] = 'ready'): RegionLevel => ({
  state,
  rows: Object.entries(rows).map(([code, name]) => ({ code, name })),
});
const LEVELS: Record<LevelName, RegionLevel> = {
  province: level({ '31': 'Daerah Khusus Ibukota Jakarta', '73': 'Sulawesi Selatan' }),
  area: level({ '3171': 'Kota Administrasi Jakarta Pusat', '3175': 'Kota Administrasi Jakarta Timur' }),
  district: level({ '317501': 'Matraman', '317502': 'Pulo Gadung' }),
  village: level({ '3175011004': 'Kayu Manis', '3175011005': 'Pal Meriam' }),
};
const NONE = level({}, 'waiting');
const FOUND = {
  code: '3175011004',
  name: 'Kayu Manis',
  district: { code: '317501', name: 'Matraman' },
  area: { code: '3175', name: 'Kota Administrasi Jakarta Timur' },
  province: { code: '31', name: 'Daerah Khusus Ibukota Jakarta' },
};

/** Where somebody lives, from the province down to RT and RW. */
const meta = {
  title: 'Components/Fields/AddressField',
  component: AddressField,
  args: {
    name: 'ktp_address',
    value: EMPTY,
    levels: { ...LEVELS, area: NONE, district: NONE, village: NONE },
    search: { state: 'ready', found: [FOUND], onSearch: fn(), onRetry: fn() },
    onChange: fn(),
    onRetry: fn(),
  },
  parameters: { frame: 720 },
  render: function Render(args: AddressFieldProps) {
    const [value, setValue] = useState(args.value);
    const handleChange = (change: Partial<Place>) => {
      args.onChange(change);
      setValue({ ...value, ...change });
    };
    return <AddressField {...args} value={value} onChange={handleChange} />;
  },
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: FILLED, levels: LEVELS } };
export const ReadOnly: Story = { args: { value: FILLED, levels: LEVELS, readOnly: true } };

/** One search fills all four levels. */
export const FoundByKelurahan: Story = {
  args: { levels: LEVELS },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Cari kelurahan/ }), 'kayu');
    await userEvent.click(await canvas.findByRole('option', { name: /Kayu Manis.*Matraman/ }));
    await expect(args.onChange).toHaveBeenCalledWith({
      province: 'Daerah Khusus Ibukota Jakarta',
      area: 'Kota Administrasi Jakarta Timur',
      district: 'Matraman',
      village: 'Kayu Manis',
      village_code: '3175011004',
      postcode: '',
    });
    await expect(canvas.getByLabelText('Kelurahan/desa')).toHaveValue('Kayu Manis');
  },
};

/** Another kecamatan: its kelurahan is chosen again. */
export const ChosenLevelByLevel: Story = {
  args: { value: FILLED, levels: LEVELS },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kecamatan'), 'Pulo Gadung');
    await expect(canvas.getByLabelText('Kelurahan/desa')).toHaveValue('');
    await expect(canvas.getByLabelText('Kode pos')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByLabelText('Kelurahan/desa'), 'Pal Meriam');
    await expect(canvas.getByLabelText('RT')).toHaveValue('004');
  },
};

/** What the list does not have is written. */
export const WrittenByHand: Story = {
  args: { value: FILLED, levels: LEVELS },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('Kelurahan/desa'),
      'Tidak ada di daftar: tulis sendiri',
    );
    await userEvent.type(canvas.getByLabelText('Kelurahan/desa'), 'Kampung Baru');
    await expect(canvas.getByLabelText('Kelurahan/desa')).toHaveValue('Kampung Baru');
    await userEvent.click(canvas.getByRole('button', { name: 'pilih dari daftar' }));
    await expect(canvas.getByRole('combobox', { name: 'Kelurahan/desa' })).toHaveValue('');
  },
};

export const Loading: Story = {
  args: {
    value: FILLED,
    levels: { ...LEVELS, district: level({}, 'loading'), village: level({}, 'loading') },
  },
};

/** Without the lists everything can be written all the same. */
export const Failed: Story = {
  args: {
    levels: { province: level({}, 'failed'), area: NONE, district: NONE, village: NONE },
    search: { state: 'failed', found: [], onSearch: fn(), onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Provinsi'), 'Papua');
    await expect(canvas.getByLabelText('Kabupaten/kota')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'muat lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A province whose kota were never imported. */
export const NotImported: Story = {
  args: {
    value: { ...EMPTY, province: 'Sulawesi Selatan' },
    levels: { ...LEVELS, area: level({}), district: NONE, village: NONE },
  },
};

export const Missing: Story = {
  args: {
    errors: { street: 'Harus diisi.', province: 'Harus diisi.', area: 'Harus diisi.' },
  },
};
