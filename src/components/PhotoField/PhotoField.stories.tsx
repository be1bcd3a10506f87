import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhotoField } from './PhotoField';

const photo = (id: string) => ({ id, bytes: 214_000, address: null });

/** Photos of a visit, taken or chosen, small enough to be kept on a phone. */
const meta = {
  title: 'Components/Fields/PhotoField',
  component: PhotoField,
  args: {
    ...{ noun: 'kunjungan', most: 3, photos: [photo('a'), photo('b')], adding: 0, error: undefined },
    ...{ onAdd: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['x'], 'rumah.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Ambil foto kunjungan'), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus foto 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
export const Empty: Story = { args: { photos: [] } };
export const MakingThemSmall: Story = { args: { adding: 1 } };
export const Refused: Story = { args: { error: 'Foto 1 tidak dapat dibaca. Ambil lagi.' } };
/** No room for another. */
export const Full: Story = {
  args: { photos: [photo('a'), photo('b'), photo('c')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Ambil foto kunjungan')).toBeNull();
  },
};
