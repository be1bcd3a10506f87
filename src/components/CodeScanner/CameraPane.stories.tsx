import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CameraPane } from './CameraPane';

/** What a camera sees, or why it sees nothing. */
const meta = {
  title: 'Components/Fields/CameraPane',
  component: CameraPane,
  args: { state: { step: 'off' }, onOpen: fn(), onLamp: fn() },
  parameters: { frame: 360 },
} satisfies Meta<typeof CameraPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka kamera' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Starting: Story = { args: { state: { step: 'starting' } } };
export const Running: Story = { args: { state: { step: 'running', lamp: null } } };
export const WithLamp: Story = {
  args: { state: { step: 'running', lamp: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nyalakan lampu' }));
    await expect(args.onLamp).toHaveBeenCalledOnce();
  },
};
/** Said in words, with the two other ways. */
export const Refused: Story = {
  args: {
    state: {
      step: 'failed',
      problem:
        'Kamera tidak diizinkan. Izinkan di setelan peramban untuk alamat ini. Ketik kodenya, atau pakai pembaca USB.',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
