import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EMPTY_FIRST } from '../domain/firstAdministrator';
import { FirstAdministratorForm } from './FirstAdministratorForm';

/** A company that has nobody: its name, its first office, and who will administer it. */
const meta = {
  title: 'Features/Auth/FirstAdministratorForm',
  component: FirstAdministratorForm,
  args: { values: EMPTY_FIRST, errors: {}, asksOffice: true, onChange: fn(), onSubmit: fn() },
  parameters: { frame: 440 },
} satisfies Meta<typeof FirstAdministratorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfficeIsThere: Story = { args: { asksOffice: false } };
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: {
    values: {
      ...EMPTY_FIRST,
      company: 'Perseroan Terbatas Pembiayaan Kendaraan Bermotor Sinar Kredit Nusantara Sejahtera',
      name: 'Raden Ajeng Dewi Anggraini Kusumawardhani Suryaningrat',
    },
    errors: {
      company: 'Isi 3 sampai 80 huruf.',
      office_code: 'Isi 2 sampai 5 huruf atau angka, diawali huruf.',
    },
  },
};
export const Problem: Story = {
  args: {
    problem: {
      tone: 'warning',
      title: 'Tidak tersambung ke server',
      text: 'Periksa sambungan, lalu coba lagi.',
    },
  },
};
