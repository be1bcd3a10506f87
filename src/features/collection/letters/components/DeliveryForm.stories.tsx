import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { draftOf } from '../domain/deliveryDraft';
import { buildLetter } from '../mocks/buildLetter';
import { DeliveryForm } from './DeliveryForm';

const values = draftOf(buildLetter(), '2026-11-20');

/** How a letter was delivered, when, and who received it or why nobody did. */
const meta = {
  title: 'Features/Collection/DeliveryForm',
  component: DeliveryForm,
  parameters: { frame: 560 },
  args: { formId: 'kirim', values, errors: {}, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof DeliveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Hasil'), 'Dicoba, tidak dapat diserahkan');
    await expect(args.onChange).toHaveBeenCalledWith({ outcome: 'TRIED' });
  },
};
export const Tried: Story = {
  args: {
    values: { ...values, outcome: 'TRIED', way: 'COURIER' },
    errors: { day: 'Surat ini dibuat 20 November 2026.', note: 'Tulis mengapa tidak dapat diserahkan.' },
  },
};
export const Saving: Story = { args: { busy: true } };
