import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { possible, STATUSES } from '../mocks/buildRegistration';
import { MoveButtons } from './MoveButtons';

/** What the reader may do next; what can't be pressed says why. */
const meta = {
  title: 'Features/Registrations/MoveButtons',
  component: MoveButtons,
  parameters: { frame: 900 },
  args: {
    onMove: fn(),
    moves: [
      possible(STATUSES.approved),
      possible(STATUSES.draft, { needs_note: true }),
      possible(STATUSES.rejected, { needs_note: true }),
    ],
  },
} satisfies Meta<typeof MoveButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    await expect(args.onMove).toHaveBeenCalledWith(args.moves[2]);
  },
};
/** Beyond the limit of a title it goes one higher. */
export const WithAnObstacle: Story = {
  args: {
    moves: [
      possible(STATUSES.approved, {
        obstacle:
          'Pokok Rp125.000.000 di atas batas Anda, Rp100.000.000. Diputuskan oleh jabatan di atasnya.',
      }),
      possible(STATUSES.rejected, { needs_note: true }),
    ],
  },
  play: async ({ canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Setujui' });
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription(/di atas batas Anda/);
  },
};
/** Its first instalment fell due on its own date. */
export const InAdvanceTooLate: Story = {
  args: {
    moves: [
      possible(STATUSES.disbursed, {
        obstacle:
          'Angsuran pertamanya di muka, jadi dicairkan hanya pada tanggal kontrak, 20 November 2026. Kembalikan form, ganti tanggalnya, dan mintakan persetujuan lagi.',
      }),
      possible(STATUSES.draft, { needs_note: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cairkan' })).toHaveAccessibleDescription(/di muka/);
  },
};
export const OfADraft: Story = {
  args: { moves: [possible(STATUSES.submitted), possible(STATUSES.cancelled, { needs_note: true })] },
};
/** Two statuses of one kind: the verb alone would not say which. */
export const TwoOfOneKind: Story = {
  args: {
    moves: [
      possible(STATUSES.survey),
      possible({ ...STATUSES.survey, id: 31, name: 'Survei ulang' }, { needs_note: true }),
    ],
  },
};
