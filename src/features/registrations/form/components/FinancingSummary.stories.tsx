import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { financingOf } from '@/lib/registration/financing';
import { FinancingSummary } from './FinancingSummary';

const of = (parts: Parameters<typeof buildRegistrationForm>[0] = {}) =>
  financingOf(buildRegistrationForm(parts), { calculation: buildCalculation(), price: null }).financing;

/** What a form comes to, by the contract's own schedule. */
const meta = {
  title: 'Features/Registrations/FinancingSummary',
  component: FinancingSummary,
  args: { financing: of(), dueDay: 5 },
  parameters: { frame: 800 },
} satisfies Meta<typeof FinancingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoIncome: Story = {
  args: { financing: of({ work: { income: null, other_income: null }, spouse: { income: null } }) },
};
export const LargeAmounts: Story = {
  args: { financing: of({ structure: { otr: 98_765_432_100, down_payment: 1_000_000, tenor: 36 } }) },
};
export const NotYet: Story = { args: { financing: null, dueDay: null } };
export const NotYetWithDueDay: Story = { args: { financing: null } };
