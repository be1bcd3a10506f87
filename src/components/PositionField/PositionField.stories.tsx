import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PositionField } from './PositionField';

/** Where a visit is; where that can't be had, why. */
const meta = {
  title: 'Components/Fields/PositionField',
  component: PositionField,
  args: {
    position: { latitude: -6.29121, longitude: 106.7953, accuracy: 12 },
    ...{ state: { step: 'none' }, reason: '', error: undefined, onFind: fn(), onReason: fn() },
  },
} satisfies Meta<typeof PositionField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ambil posisi lagi' }));
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};
export const NotAskedYet: Story = {
  args: { position: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Alasan tanpa posisi'), 'G');
    await expect(args.onReason).toHaveBeenCalledWith('G');
  },
};
export const Asking: Story = { args: { position: null, state: { step: 'asking' } } };
export const NotAllowed: Story = { args: { position: null, state: { step: 'refused' } } };
export const NotFound: Story = { args: { position: null, state: { step: 'failed' } } };
export const Inaccurate: Story = {
  args: { position: { latitude: -6.29121, longitude: 106.7953, accuracy: 1840 } },
};
