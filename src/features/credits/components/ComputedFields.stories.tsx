import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { formValuesOf } from '../domain/creditFormValues';
import { buildReceipt } from '../mocks/buildCredit';
import { ComputedFields } from './ComputedFields';
import { CreditFormStateProvider } from './CreditFormState';

const values = formValuesOf(buildReceipt());

/** In the change form on a host without the contract's rules: what follows from the typed figures, with its sum. */
const meta = {
  title: 'Features/Credits/ComputedFields',
  component: ComputedFields,
  args: { values },
} satisfies Meta<typeof ComputedFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const inForm = (typed: typeof values, errors: Record<string, string> = {}) => (
  <CreditFormStateProvider values={typed} onChange={fn()} errors={errors} readOnly={false}>
    <ComputedFields values={typed} />
  </CreditFormStateProvider>
);

export const EveryState: Story = {
  render: () => (
    <States
      of={{
        Calculated: inForm(values),
        'A figure and a day are missing': inForm({ ...values, penalty_payment: null, date_payment: '' }),
        'Refused by the host': inForm(values, {
          payment: 'Jumlah ini tidak sama dengan tunai dan transfer.',
        }),
      }}
    />
  ),
};
