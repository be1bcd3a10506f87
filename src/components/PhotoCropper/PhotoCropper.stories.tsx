import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Crop } from './crop';
import { PhotoCropper, type PhotoCropperProps } from './PhotoCropper';

function CroppingPhoto(props: PhotoCropperProps) {
  const [crop, setCrop] = useState<Crop | null>(props.crop);
  return (
    <PhotoCropper
      {...props}
      crop={crop}
      onCrop={(next, picture) => {
        setCrop(next);
        props.onCrop(next, picture);
      }}
    />
  );
}

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9db8b3"/><circle cx="${width / 2}" cy="${height * 0.4}" r="60" fill="#f2d7b6"/><rect x="${width / 2 - 80}" y="${height * 0.4 + 70}" width="160" height="200" rx="60" fill="#0b5d59"/></svg>`,
  )}`;

/** The square of a photo that is kept. */
const meta = {
  title: 'Components/PhotoCropper',
  component: PhotoCropper,
  render: (args) => <CroppingPhoto {...args} />,
  args: { src: drawn(600, 400), crop: null, onCrop: fn(), onUnreadable: fn() },
  parameters: { frame: 360 },
} satisfies Meta<typeof PhotoCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastCrop = (args: PhotoCropperProps) =>
  (args.onCrop as ReturnType<typeof fn>).mock.lastCall?.[0] as Crop;

export const Wide: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(lastCrop(args)).toEqual({ x: 0.75, y: 0.5, zoom: 1 }));
  },
};
export const Tall: Story = { args: { src: drawn(400, 700) } };
export const Narrow: Story = { parameters: { frame: 264 } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onCrop).toHaveBeenCalled());
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(lastCrop(args).x).toBeCloseTo(0.85));
    await userEvent.keyboard('+++');
    await waitFor(() => expect(lastCrop(args).zoom).toBeCloseTo(1.331));
    await userEvent.keyboard('{ArrowUp>40/}');
    // It stops at the picture's edge.
    await waitFor(() => expect(lastCrop(args).y).toBeCloseTo(1 / 1.331 / 2));
  },
};

export const Unreadable: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce());
    await expect(args.onCrop).not.toHaveBeenCalled();
  },
};
