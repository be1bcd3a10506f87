import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { ToastProvider } from './ToastProvider';
import { useToast, type Toast } from './useToast';

function Opener(toast: Toast) {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>Tampilkan</Button>;
}

const taken = fn();

/** A short word about what just happened. It never holds the only copy of anything important. */
const meta = {
  title: 'Components/Notices/Toast',
  component: Opener,
  args: { tone: 'success', message: 'Permintaan terkirim ke penyetuju.' },
  decorators: [
    (Story, { parameters }) => (
      <ToastProvider stay={parameters.stay as number | undefined}>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }));
    await expect(await canvas.findByText(args.message)).toBeVisible();
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Info: Story = { args: { tone: 'info', message: 'Versi baru siap dipakai.' } };
export const Danger: Story = {
  args: { tone: 'danger', message: 'Gagal menandai baca. Daftar dikembalikan.' },
};
export const WithAction: Story = {
  args: { action: { label: 'Urungkan', onClick: taken } },
};
export const LongText: Story = {
  args: {
    tone: 'info',
    message:
      'Permintaan perubahan nota JKT/2611/00042 sudah diputuskan oleh Penyetuju lain beberapa saat yang lalu.',
    action: { label: 'Buka', onClick: taken },
  },
};

/** A dialog's buttons stay free: the toast stands at the other side, on a phone below the dialog's head. */
export const LeavesADialogsButtonsFree: Story = {
  tags: ['plays-at-phone'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <ConfirmDialog open title="Tolak perubahan?" confirmLabel="Tolak" onConfirm={fn()} onCancel={fn()}>
          Nota tetap seperti sekarang.
        </ConfirmDialog>
      </>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    canvasElement.querySelector('button')?.click();
    const dialog = await dialogNamed('Tolak perubahan?');
    const toast = (await within(canvasElement).findByText(args.message)).parentElement;
    const box = toast?.getBoundingClientRect();
    for (const button of within(dialog).getAllByRole('button')) {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const apart = box && (box.bottom < top || box.top > bottom || box.right < left || box.left > right);
      await expect(apart, button.textContent).toBe(true);
    }
  },
};

export const RepeatsInsteadOfPilingUp: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Tampilkan' });
    await userEvent.click(opener);
    await userEvent.click(opener);
    await expect(canvas.getAllByText(args.message)).toHaveLength(1);
  },
};

export const LeavesWhenItsActionIsTaken: Story = {
  args: { action: { label: 'Urungkan', onClick: taken } },
  play: async ({ canvas, args }) => {
    taken.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Urungkan' }));
    await expect(taken).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText(args.message)).toBeNull());
  },
};

export const LeavesByItself: Story = {
  parameters: { stay: 300 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }));
    await expect(await canvas.findByText(args.message)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(args.message)).toBeNull());
  },
};

export const StaysWhilePointedAt: Story = {
  parameters: { stay: 500 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan' }));
    await userEvent.hover(await canvas.findByText(args.message));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(canvas.getByText(args.message)).toBeVisible();
  },
};
