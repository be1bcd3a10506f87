import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeOpener } from './CodeOpener';

/** Opens a book by a code that is scanned or typed. */
const meta = {
  title: 'Features/Bpkb/CodeOpener',
  component: CodeOpener,
  args: { busy: false, problem: null, onFind: fn(), onScan: fn() },
  parameters: { frame: 720 },
} satisfies Meta<typeof CodeOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A USB reader types and presses Enter; the next scan takes its place. */
export const Scans: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Pindai atau ketik kode');
    await userEvent.type(field, ' BPKB:51{Enter}');
    await expect(args.onFind).toHaveBeenCalledWith('BPKB:51');
    await userEvent.keyboard('R-04821773{Enter}');
    await expect(args.onFind).toHaveBeenLastCalledWith('R-04821773');
  },
};
export const Unknown: Story = {
  args: { problem: 'Tidak ada BPKB dengan kode “KTP-1”.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pindai atau ketik kode')).toBeInvalid();
  },
};
export const Nothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka' }));
    await expect(canvas.getByText('Pindai atau ketik kodenya dulu.')).toBeVisible();
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};
export const AsksForTheCamera: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pindai' }));
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Narrow: Story = { ...Unknown, globals: { viewport: { value: 'phone' } } };
