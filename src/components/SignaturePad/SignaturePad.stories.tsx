import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { drawSignature, signatureAddress } from '@/lib/mocks/drawSignature';
import { SignaturePad, type SignaturePadProps } from './SignaturePad';

/** A signature, drawn by finger, pen or mouse: ink on white paper in every theme. */
const meta = {
  title: 'Components/Fields/SignaturePad',
  component: SignaturePad,
  args: {
    ...{ label: 'Tanda tangan nasabah', signer: 'Rina Marlina', signed: false, address: null },
    ...{ onSign: fn(), onClear: fn() },
  },
  parameters: { frame: 520 },
} satisfies Meta<typeof SignaturePad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };
/** As it was kept on the device. */
export const Signed: Story = { args: { signed: true, address: signatureAddress() } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = {
  args: { error: 'Unit hanya diambil dari yang menandatangani. Minta tanda tangannya.' },
};
/** At the width of a phone, with a name that takes two lines. */
export const Narrow: Story = {
  args: { signer: 'Maria Goretti Simanjuntak-Situmorang, ibu kandung' },
  globals: { viewport: { value: 'phone' } },
};

const Held = (props: SignaturePadProps) => {
  const [signed, setSigned] = useState(false);
  return (
    <SignaturePad
      {...props}
      signed={signed}
      onSign={(png) => {
        setSigned(true);
        props.onSign(png);
      }}
      onClear={() => {
        setSigned(false);
        props.onClear();
      }}
    />
  );
};
/** Drawn, drawn further, made narrower, and cleared; a touch on the way past counts for nothing. */
export const Draws: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const paper = () => canvas.getByRole('img');
    await step('A touch is no signature', async () => {
      await drawSignature(paper(), [[0.5, 0.5]]);
      await expect(args.onSign).not.toHaveBeenCalled();
    });
    await step('A line is one, of a few kB', async () => {
      await drawSignature(paper());
      await waitFor(() => expect(args.onSign).toHaveBeenCalledOnce());
      const [png] = mocked<(png: Blob) => void>(args.onSign).mock.lastCall ?? [];
      await expect(png?.type).toBe('image/png');
      await expect(png?.size).toBeLessThan(20_000);
      await expect(canvas.getByRole('img', { name: 'Tanda tangan nasabah Rina Marlina' })).toBeVisible();
    });
    await step('It stands as it was where the phone is turned', async () => {
      const before = inkOf(paper());
      canvasElement.style.maxWidth = '320px';
      await waitFor(() => expect(paper().getBoundingClientRect().width).toBeLessThan(321));
      await waitFor(() => expect(Math.abs(inkOf(paper()) - before)).toBeLessThan(0.01));
      canvasElement.style.maxWidth = '';
      await waitFor(() => expect(paper().getBoundingClientRect().width).toBeGreaterThan(321));
      await waitFor(() => expect(Math.abs(inkOf(paper()) - before)).toBeLessThan(0.005));
    });
    await step('A phone that is turned while the hand draws keeps the stroke', async () => {
      const drawn = drawSignature(paper());
      await new Promise((resolve) => setTimeout(resolve, 200));
      canvasElement.style.maxWidth = '320px';
      await drawn;
      await waitFor(() => expect(args.onSign).toHaveBeenCalledTimes(2));
      canvasElement.style.maxWidth = '';
      await waitFor(() => expect(paper().getBoundingClientRect().width).toBeGreaterThan(321));
    });
    await step('And it goes away', async () => {
      canvas.getByRole('button', { name: 'Hapus tanda tangan nasabah' }).click();
      await expect(args.onClear).toHaveBeenCalledOnce();
      await waitFor(() => expect(inkOf(paper())).toBe(0));
      await drawSignature(paper());
      await waitFor(() => expect(args.onSign).toHaveBeenCalledTimes(3));
    });
  },
};

/** How much of a canvas is dark. */
function inkOf(canvas: HTMLElement): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return dark / (width * height);
}
