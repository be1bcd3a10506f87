import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LetterDaysForm } from './LetterDaysForm';

const values = { letter_from: ['8', '15', '22'] };

/** From how many days late each warning letter may be made. */
const meta = {
  title: 'Features/OverdueClasses/LetterDaysForm',
  component: LetterDaysForm,
  parameters: { frame: 480 },
  args: { formId: 'surat', values, errors: {}, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof LetterDaysForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('SP2'), '0');
    await expect(args.onChange).toHaveBeenCalledWith({ letter_from: ['8', '150', '22'] });
  },
};
export const Wrong: Story = {
  args: {
    values: { letter_from: ['', '8', '7'] },
    errors: {
      'letter_from.0': 'Isi hari dari 1 sampai 365.',
      'letter_from.2': 'Paling sedikit 9: setelah SP2.',
    },
  },
};
export const Saving: Story = { args: { busy: true } };
export const Waits: Story = {
  args: {
    notice: <InlineAlert tone="danger">Perubahan ini sudah diminta dan masih menunggu.</InlineAlert>,
  },
};
