import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Segmented, type SegmentedProps } from './Segmented';

function Choosing(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    props.onChange(next);
    setValue(next);
  };
  return <Segmented {...props} value={value} onChange={handleChange} />;
}

/** One of a few, all in sight and one press away. */
const meta = {
  title: 'Components/Fields/Segmented',
  component: Segmented,
  render: (args) => <Choosing {...args} />,
  args: {
    label: 'Periode',
    options: [
      { value: 'day', label: 'Hari' },
      { value: 'week', label: 'Minggu' },
      { value: 'month', label: 'Bulan' },
    ],
    value: 'day',
    onChange: fn(),
  },
} satisfies Meta<typeof Segmented<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Hari' })).toBeChecked();
    await userEvent.click(canvas.getByText('Bulan'));
    await expect(args.onChange).toHaveBeenCalledWith('month');
  },
};
/** By the arrow keys, as any group of choices. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
    await expect(canvas.getByRole('radio', { name: 'Minggu' })).toHaveFocus();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
