import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { buildOverview } from '../../mocks/buildPlan';
import { checkClosing, closingDraft, filledWith } from '../domain/planClosing';
import { PlanClosingForm } from './PlanClosingForm';

const whole = buildOverview();
const plan = {
  ...whole,
  rows: whole.rows
    .slice(0, 6)
    .map((row, at) => ({ ...row, state: at === 5 ? ('PAID' as const) : row.state })),
};
const empty = closingDraft(plan);

/** Why nobody went to an account, for each without a visit. */
const meta = {
  title: 'Features/Field/Supervision/PlanClosingForm',
  component: PlanClosingForm,
  parameters: { frame: 640 },
  args: {
    ...{ formId: 'tutup', plan, values: empty, errors: {}, onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof PlanClosingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { values: filledWith('Hujan lebat', empty, plan) } };
export const Wrong: Story = { args: { errors: checkClosing(empty, plan) } };
export const Saving: Story = { args: { values: filledWith('Hujan lebat', empty, plan), busy: true } };
/** Everybody was visited, or needed no visit. */
export const NothingToSay: Story = {
  args: { plan: { ...plan, rows: plan.rows.slice(0, 2) }, values: {} },
};
export const Narrow: Story = { args: { values: empty }, parameters: { frame: 328 } };
