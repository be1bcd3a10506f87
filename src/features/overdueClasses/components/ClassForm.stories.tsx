import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formValues } from '../domain/classForm';
import { buildClasses } from '../mocks/buildClasses';
import { ClassForm } from './ClassForm';

const values = formValues(buildClasses(), '2027-01-01');

/** The limits of a version: each class ends where it is told to, and begins where the one before ended. */
const meta = {
  title: 'Features/OverdueClasses/ClassForm',
  component: ClassForm,
  parameters: { frame: 720 },
  args: { formId: 'kelas', values, errors: {}, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof ClassForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus kelompok 7' }));
    await expect(args.onChange).toHaveBeenCalledWith({ bucket_to: values.bucket_to.slice(0, -1) });
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah kelompok' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ bucket_to: [...values.bucket_to, ''] });
  },
};
export const Wrong: Story = {
  args: {
    values: { ...values, collectibility_to: ['0', '90', '90', '180'], bucket_to: ['7', ''] },
    errors: {
      valid_from: 'Paling awal 21 November 2026.',
      'collectibility_to.2': 'Paling sedikit 91: kelas tidak boleh tumpang tindih.',
      'bucket_to.1': 'Isi hari dari 0 sampai 3.650.',
    },
  },
};
export const Saving: Story = { args: { busy: true } };
