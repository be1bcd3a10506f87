import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LimitFields } from './LimitFields';

/** Where each class ends; the highest has no end. */
const meta = {
  title: 'Features/OverdueClasses/LimitFields',
  component: LimitFields,
  parameters: { frame: 720 },
  args: {
    field: 'bucket_to',
    noun: 'Kelompok',
    limits: ['0', '30', '60'],
    errors: {},
    busy: false,
    onChange: fn(),
  },
} satisfies Meta<typeof LimitFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kelompok 3'), '5');
    await expect(args.onChange).toHaveBeenCalledWith(['0', '30', '605']);
  },
};
export const OneIsMissing: Story = {
  args: { limits: ['0', '', '60'], errors: { 'bucket_to.1': 'Isi hari dari 0 sampai 3.650.' } },
};
export const FixedNumber: Story = { args: { min: 3, max: 3 } };
