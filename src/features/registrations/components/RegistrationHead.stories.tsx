import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { buildRegistration, STATUSES } from '../mocks/buildRegistration';
import { APPROVED } from '../mocks/detailScenarios';
import { RegistrationHead } from './RegistrationHead';

/** Whose registration it is, where it stands, and the sums that are decided about. */
const meta = {
  title: 'Features/Registrations/RegistrationHead',
  component: RegistrationHead,
  parameters: { frame: 1030 },
  args: { registration: buildRegistration() },
} satisfies Meta<typeof RegistrationHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What was approved stays, whatever the form says. */
export const Approved: Story = {
  args: { registration: buildRegistration({ status: STATUSES.approved, approved: APPROVED }) },
};
/** Money against the BPKB of one's own vehicle. */
export const Cash: Story = {
  args: {
    registration: buildRegistration({
      form: buildRegistrationForm({
        structure: { financing: 'CASH', otr: null, down_payment: null, disbursement: 10_000_000 },
      }),
    }),
  },
};
export const BlankDraft: Story = {
  args: {
    registration: buildRegistration({
      ...{ form: EMPTY_FORM, number: null, status: STATUSES.draft },
      basis: { calculation: null, price: null },
    }),
  },
};
/** Limits of the price list that are broken. */
export const BeyondTheLimits: Story = {
  args: {
    registration: buildRegistration({
      form: buildRegistrationForm({ structure: { otr: 19_000_000, down_payment: 500_000, tenor: 90 } }),
    }),
  },
};
export const LongNames: Story = {
  args: {
    registration: buildRegistration({
      form: buildRegistrationForm({
        applicant: { name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat' },
        vehicle: { brand: 'Mitsubishi', type: 'Colt Diesel FE 74 HDV Super Speed' },
      }),
      status: { ...STATUSES.review, name: 'Menunggu kelengkapan dokumen' },
    }),
  },
};
