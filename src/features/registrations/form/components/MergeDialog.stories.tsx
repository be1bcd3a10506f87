import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { mergeForms } from '@/lib/registration/mergeForms';
import { MergeDialog } from './MergeDialog';

const BEFORE = buildRegistrationForm();
const MINE = buildRegistrationForm({
  applicant: { phone: '0812 7000 1122', birth_date: '1990-08-07' },
  structure: { tenor: 24, down_payment: 4_500_000, calculation_id: 1 },
  work: { kind: 'BUSINESS' },
});
const THEIRS = buildRegistrationForm({
  applicant: { phone: '0857 1234 5678' },
  structure: { tenor: 18, down_payment: 5_000_000, calculation_id: 5 },
  work: { kind: null },
});

/** Two devices changed the same fields of a draft: a person takes one of each. */
const meta = {
  title: 'Features/Registrations/MergeDialog',
  component: MergeDialog,
  args: {
    merged: mergeForms(BEFORE, MINE, THEIRS),
    by: 'Bambang Wicaksono',
    at: '20 November 2026, 13:58',
    names: (_path, value) => (value === 5 ? 'Motor, denda tetap' : undefined),
    onDecide: fn(),
  },
} satisfies Meta<typeof MergeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is taken before every field was decided. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pilih 4 lagi' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};
export const OneOfEach: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Semua dari sini' }));
    await userEvent.click(screen.getByRole('radio', { name: /Bambang Wicaksono 0857/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pakai pilihan ini' }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      ...MINE,
      applicant: { ...MINE.applicant, phone: '0857 1234 5678' },
      structure: { ...MINE.structure, calculation_id: 5 },
    });
  },
};
