import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONTRACT_TYPES, TERMS } from '../mocks/buildPartner';
import { SchemeView } from './SchemeView';

/** A commission scheme in words. */
const meta = {
  title: 'Features/Partners/SchemeView',
  component: SchemeView,
  parameters: { frame: 800 },
  args: { terms: TERMS, types: CONTRACT_TYPES },
} satisfies Meta<typeof SchemeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NeverTakenBack: Story = {
  args: { terms: { ...TERMS, back_if_cancelled: false, back_after_days: null } },
};
