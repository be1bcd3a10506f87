import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { formReview } from '../domain/formReview';
import { FormReview } from './FormReview';

const named = {
  'structure.contract_type_id': 'Motor bekas',
  'structure.calculation_id': 'Motor, bunga flat',
  'structure.finance_id': 'Dana sendiri',
};

/** What was entered, by step, with the way to change each. */
const meta = {
  title: 'Features/Registrations/FormReview',
  component: FormReview,
  args: {
    steps: formReview({ form: buildRegistrationForm(), named, financing: null }),
    onChange: fn(),
  },
  parameters: { frame: 920 },
} satisfies Meta<typeof FormReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Pekerjaan' }));
    await expect(args.onChange).toHaveBeenCalledWith('pekerjaan');
  },
};
export const Empty: Story = {
  args: { steps: formReview({ form: EMPTY_FORM, named: {}, financing: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Belum ada yang diisi')).toHaveLength(5);
  },
};
