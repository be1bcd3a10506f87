import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { papersOf } from '../domain/papers';
import { NeededPapers } from './NeededPapers';

const of = (form: typeof EMPTY_FORM) => ({ form, slots: papersOf(form) });

/** Which papers a form needs: by who applies, and for what. */
const meta = {
  title: 'Features/Registrations/NeededPapers',
  component: NeededPapers,
  args: of(buildRegistrationForm({ documents: { income: null } })),
  parameters: { frame: 800 },
} satisfies Meta<typeof NeededPapers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Married: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /: 3 dari 4 sudah ada$/ })).toBeVisible();
    await expect(canvas.getByText('KTP pasangan')).toBeVisible();
  },
};
/** Nobody is asked for the KTP of a spouse who is not there. */
export const Unmarried: Story = {
  args: of(buildRegistrationForm({ applicant: { marital: 'SINGLE' }, documents: { spouse_ktp: null } })),
  play: async ({ canvas }) => void (await expect(canvas.queryByText(/KTP pasangan/)).toBeNull()),
};
/** The vehicle is there already, and so are its papers. */
export const CashOnBpkb: Story = {
  args: of(buildRegistrationForm({ structure: { financing: 'CASH' } })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};
/** What would ask for more is not known yet. */
export const Empty: Story = {
  args: of(EMPTY_FORM),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bila pemohon kawin, juga KTP pasangan.')).toBeVisible();
  },
};
