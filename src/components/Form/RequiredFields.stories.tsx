import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from '@/components/DateField/DateField';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { Form } from './Form';
import { RequiredFields } from './RequiredFields';

const nothing = () => undefined;
const KINDS = ['', 'KANTOR'].map((value) => ({ value, label: value === '' ? 'Pilih' : 'Kantor' }));

/** One mark and one legend for every form: which fields have it their form says by name. */
const meta = {
  title: 'Components/Form/RequiredFields',
  component: RequiredFields,
  args: {
    names: new Set(['name', 'day', 'amount', 'kind', 'fixed', 'phone']),
    children: (
      <Form onSubmit={nothing}>
        <TextField label="Nama" name="name" />
        <TextField label="Kode pos" name="post" maxLength={5} inputMode="numeric" />
        <DateField label="Tanggal" name="day" value="" onChange={nothing} />
        <MoneyField label="Jumlah" name="amount" value={null} onChange={nothing} />
        <PhoneField label="Telepon" name="phone" value="" onChange={nothing} />
        <Select label="Jenis" name="kind" value="" options={KINDS} onChange={nothing} />
        <Select label="Cara" name="fixed" value="KANTOR" options={KINDS.slice(1)} onChange={nothing} />
        <TextArea label="Catatan" name="note" />
      </Form>
    ),
  },
} satisfies Meta<typeof RequiredFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What always holds a choice has no mark. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('harus diisi.', { exact: false })).toBeVisible();
    for (const label of ['Nama', 'Tanggal', 'Jumlah', 'Telepon', 'Jenis'])
      await expect(canvas.getByLabelText(label)).toBeRequired();
    for (const label of ['Kode pos', 'Cara', 'Catatan'])
      await expect(canvas.getByLabelText(label)).not.toBeRequired();
  },
};
/** Without a field that has it, the mark is not explained. */
export const NothingIsRequired: Story = {
  args: { names: new Set() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('harus diisi.', { exact: false })).not.toBeVisible();
  },
};
