import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StartForm } from './StartForm';

/** What is counted. */
const meta = {
  title: 'Features/BpkbCounts/StartForm',
  component: StartForm,
  parameters: { frame: 440 },
  args: {
    ...{ formId: 'start', values: { office: '1', safe: '' }, errors: {}, onChange: fn(), onSubmit: fn() },
    offices: [
      { id: 1, name: 'Jakarta' },
      { id: 2, name: 'Makassar' },
    ],
    safes: ['Brankas 1', 'Brankas 2'],
  },
} satisfies Meta<typeof StartForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = {
  args: { values: { office: '', safe: '' }, safes: undefined, errors: { office_id: 'Pilih kantornya.' } },
};
export const Busy: Story = { args: { busy: true } };
