import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OfficeSelect } from './OfficeSelect';

/** One office, or all that the person sees. Lists have it by their filters; this is for what is no list. */
const meta = {
  title: 'Components/Fields/OfficeSelect',
  component: OfficeSelect,
  args: {
    offices: [
      { id: 1, name: 'Jakarta Pusat' },
      { id: 3, name: 'Makassar' },
    ],
    value: 'all',
    onChange: fn(),
  },
} satisfies Meta<typeof OfficeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByLabelText('Kantor');
    await expect(select).toHaveDisplayValue('Semua kantor');
    await userEvent.selectOptions(select, 'Makassar');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
export const One: Story = {
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kantor'), 'Semua kantor');
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
  },
};
/** Where the heading says already what it is of. */
export const LabelHidden: Story = { args: { labelHidden: true } };
/** A choice of one is none. */
export const OneOffice: Story = {
  tags: ['no-picture'],
  args: { offices: [{ id: 1, name: 'Jakarta Pusat' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Kantor')).toBeNull();
  },
};
