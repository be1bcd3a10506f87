import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckField } from './CheckField';

/** Yes or no. The words are part of the target. */
const meta = {
  title: 'Components/Fields/CheckField',
  component: CheckField,
  args: { label: 'Menunggu persetujuan', checked: false, onChange: fn() },
} satisfies Meta<typeof CheckField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'Hanya nota yang perubahannya belum diputuskan.' } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const LongText: Story = {
  args: {
    label: 'Nasabah menyetujui dihubungi di luar hari Senin–Sabtu pukul 08.00–20.00 waktu setempat.',
  },
  parameters: { frame: 320 },
};

export const ChangesByItsWords: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Menunggu persetujuan'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
