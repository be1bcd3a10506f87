import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_STAFF } from '../domain/staffForm';
import { buildStaffChoices } from '../mocks/buildStaff';
import { StaffForm } from './StaffForm';

const FILLED = {
  ...{ username: 'kasir.jkt', name: 'Eka Lestari', email: 'kasir.jkt@angsur.test', title: '3', office: '1' },
  further: [],
};

/** Who somebody is, as what and where they work. */
const meta = {
  title: 'Features/Staff/StaffForm',
  component: StaffForm,
  parameters: { frame: 640 },
  args: {
    formId: 'staf',
    values: EMPTY_STAFF,
    before: null,
    errors: {},
    choices: buildStaffChoices(),
    onChange: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof StaffForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Known: Story = { args: { values: FILLED, before: FILLED } };
/** One's own record: name and e-mail alone. */
export const Own: Story = { args: { values: FILLED, before: FILLED, own: true } };
export const Wrong: Story = {
  args: {
    values: { ...FILLED, username: 'K', email: 'eka', title: '' },
    errors: {
      username: 'Isi 3 sampai 40 huruf kecil, angka, titik, atau tanda hubung.',
      email: 'Tulis alamat e-mail yang lengkap, atau kosongkan.',
      title_id: 'Pilih jabatan.',
    },
  },
};
export const Busy: Story = { args: { values: FILLED, before: FILLED, busy: true } };
