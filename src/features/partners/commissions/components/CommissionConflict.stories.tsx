import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CommissionConflict } from './CommissionConflict';

const handleShow = fn();

/** Somebody else was first: nothing was decided here, and this is what changed. */
const meta = {
  title: 'Features/Partners/CommissionConflict',
  component: CommissionConflict,
  parameters: { layout: 'fullscreen' },
  args: {
    changes: ['Status: Perlu disetujui → Disetujui', 'Disetujui oleh Bambang Kusuma'],
    onShow: handleShow,
  },
} satisfies Meta<typeof CommissionConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat yang terbaru' }));
    await expect(handleShow).toHaveBeenCalledOnce();
  },
};
