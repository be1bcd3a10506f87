import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EMPTY_PARTNER } from '../domain/partnerForm';
import { PartnerForm } from './PartnerForm';

/** Who a partner is. */
const meta = {
  title: 'Features/Partners/PartnerForm',
  component: PartnerForm,
  parameters: { frame: 640 },
  args: {
    formId: 'orang',
    values: EMPTY_PARTNER,
    errors: {},
    provinces: [{ code: '31', name: 'DKI Jakarta' }],
    province: '',
    areas: [],
    onProvince: () => undefined,
    onChange: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof PartnerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
const FILLED = {
  ...{ name: 'Rahmat Hidayat', nik: '3175021206820004', npwp: '091234567003000' },
  ...{ phone: '0812 5550 3401', area: '3175' },
};
export const Filled: Story = {
  args: {
    values: FILLED,
    province: '31',
    areas: [{ code: '3175', name: 'Kota Administrasi Jakarta Timur' }],
  },
};
export const Wrong: Story = {
  args: {
    values: { ...FILLED, nik: '3175', npwp: '09', phone: '12' },
    errors: {
      nik: 'NIK terdiri dari 16 angka.',
      npwp: 'NPWP terdiri dari 15 atau 16 angka; kosongkan bila tidak ada.',
      phone: 'Mulai dengan 0 atau +62, paling sedikit 8 angka.',
    },
  },
};
/** Two numbers were pasted into the field of one: there is no other one here. */
export const TwoPhones: Story = {
  args: { values: { ...FILLED, phone: '' }, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Telepon'));
    await userEvent.paste('0841-5550-2556 / 0812-3456-7890');
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '0841-5550-2556' });
    await expect(canvas.getByText('Satu kolom satu nomor. Tidak ikut: 0812-3456-7890.')).toBeVisible();
  },
};
export const Busy: Story = { args: { values: FILLED, busy: true } };
