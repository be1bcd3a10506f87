import type { Meta, StoryObj } from '@storybook/react-vite';
import { encode } from 'uqr';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CodeScanner } from './CodeScanner';

/** Codes by camera, by a USB reader that types, or by hand. */
const meta = {
  title: 'Components/Fields/CodeScanner',
  component: CodeScanner,
  args: {
    title: 'Pindai BPKB',
    hint: 'Kode di label, misalnya BPKB:1042-76.',
    sendLabel: 'Catat',
    onCode: fn(),
  },
  parameters: { frame: 420 },
} satisfies Meta<typeof CodeScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A camera that shows this code on a sheet, turned a little, as a hand holds it. */
function cameraShowing(text: string): () => void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1280, height: 720 });
  const drawing = canvas.getContext('2d')!;
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const module = 9;
  const draw = () => {
    drawing.resetTransform();
    drawing.fillStyle = '#8a8378';
    drawing.fillRect(0, 0, 1280, 720);
    drawing.translate(600, 330);
    drawing.rotate(0.2);
    drawing.translate((-size * module) / 2, (-size * module) / 2);
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, size * module, size * module);
    drawing.fillStyle = '#111';
    for (const [y, row] of data.entries())
      for (const [x, dark] of row.entries())
        if (dark) drawing.fillRect(x * module, y * module, module, module);
  };
  draw();
  // A picture that never changes is sent once only.
  const beat = setInterval(draw, 100);
  const devices = navigator.mediaDevices;
  const own = devices.getUserMedia.bind(devices);
  devices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
  return () => {
    clearInterval(beat);
    devices.getUserMedia = own;
  };
}

/** No machine of these tests has a camera; typing is left. */
const withoutCamera = (name: string) => () => {
  const devices = navigator.mediaDevices;
  const own = devices.getUserMedia.bind(devices);
  devices.getUserMedia = () => Promise.reject(new DOMException('no', name));
  return () => {
    devices.getUserMedia = own;
  };
};

export const Default: Story = {};
/** The real thing: the picture of a camera, read by our own reader in its worker. */
export const ReadsByCamera: Story = {
  tags: ['no-picture'],
  args: { opensCamera: true },
  beforeEach: () => cameraShowing('BPKB:1042-76'),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('BPKB:1042-76', 'CAMERA'));
    await expect(canvas.getByLabelText('Gambar kamera')).toBeVisible();
    // It stays in sight, and is told once.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(args.onCode).toHaveBeenCalledOnce();
  },
};
export const CameraRefused: Story = {
  args: { opensCamera: true },
  beforeEach: withoutCamera('NotAllowedError'),
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^Kamera tidak diizinkan/);
    await userEvent.type(canvas.getByLabelText('Ketik kode'), 'bpkb:1042-76{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('bpkb:1042-76', 'KEYS');
  },
};
export const CameraInUse: Story = {
  tags: ['no-picture'],
  args: { opensCamera: true },
  beforeEach: withoutCamera('NotReadableError'),
  play: async ({ canvas }) => void (await canvas.findByText(/^Kamera sedang dipakai aplikasi lain/)),
};
/** A USB reader types and presses Enter, wherever the focus is; the field is empty for the next one. */
export const ReaderTypes: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Ketik kode');
    field.blur();
    await userEvent.keyboard('BPKB:7-77{Enter}');
    await expect(args.onCode).toHaveBeenLastCalledWith('BPKB:7-77', 'KEYS');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
export const Nothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Catat' }));
    await expect(canvas.getByText('Pindai atau ketik kodenya dulu.')).toBeVisible();
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};
