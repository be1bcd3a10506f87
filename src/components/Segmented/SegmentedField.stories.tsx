import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedField, type SegmentedFieldProps } from './SegmentedField';

function Choosing(props: SegmentedFieldProps<string>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    props.onChange(next);
    setValue(next);
  };
  return <SegmentedField {...props} value={value} onChange={handleChange} />;
}

/** One of a few in a form, with its label above and why it can't be sent so below. */
const meta = {
  title: 'Components/Fields/SegmentedField',
  component: SegmentedField,
  parameters: { frame: 328 },
  render: (args) => <Choosing {...args} />,
  args: {
    label: 'Kaca spion',
    options: [
      { value: 'YES', label: 'Ada' },
      { value: 'NO', label: 'Tidak ada' },
      { value: 'DAMAGED', label: 'Rusak' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Tidak ada'));
    await expect(args.onChange).toHaveBeenCalledWith('NO');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Rusak' })).toBeChecked();
  },
};
/** Nothing was chosen, and it must be. */
export const Missing: Story = {
  args: { required: true, error: 'Pilih apakah unit diserahkan atau ditolak.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/^Pilih apakah/);
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};
