import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValidityChip } from './ValidityChip';

/** Where a record with a first and a last day stands. */
const meta = {
  title: 'Components/Data/ValidityChip',
  component: ValidityChip,
  args: { row: { valid_from: '2024-01-01', valid_to: null, active: true }, today: '2026-11-20' },
} satisfies Meta<typeof ValidityChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {};
export const InForceUntil: Story = {
  args: { row: { valid_from: '2024-01-01', valid_to: '2026-12-31', active: true } },
};
export const Coming: Story = { args: { row: { valid_from: '2027-01-01', valid_to: null, active: true } } };
export const Ended: Story = {
  args: { row: { valid_from: '2020-01-01', valid_to: '2024-06-30', active: true } },
};
export const SwitchedOff: Story = {
  args: { row: { valid_from: '2020-01-01', valid_to: null, active: false } },
};
