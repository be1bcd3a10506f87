import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NO_ADDING } from '../domain/planAdding';
import { PlanAddingForm } from './PlanAddingForm';

const RINA = { code: 'JKT-2601-00044', name: 'Rina Marlina' };
const filled = { contract_codes: [RINA, { code: 'JKT-2601-00061', name: '' }], reason: 'Minta dikunjungi' };

/** Which accounts are added to a plan, and why. */
const meta = {
  title: 'Features/Field/Supervision/PlanAddingForm',
  component: PlanAddingForm,
  parameters: { frame: 420 },
  args: {
    ...{ formId: 'tambah', values: filled, errors: {}, onChange: fn(), onSubmit: fn() },
    search: { found: [], state: 'idle', onSearch: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof PlanAddingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { values: NO_ADDING } };
export const Wrong: Story = {
  args: {
    values: NO_ADDING,
    errors: {
      contract_codes: 'Pilih akun yang ditambahkan.',
      reason: 'Tulis alasan, paling sedikit 5 karakter.',
    },
  },
};
export const Saving: Story = { args: { busy: true } };
