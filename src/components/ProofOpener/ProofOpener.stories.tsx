import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { KeptFile } from '@/lib/contract/files';
import { ProofOpener } from './ProofOpener';

const PAPER: KeptFile = {
  ...{ id: 88, kind: 'DOCUMENT', name: 'kesepakatan.pdf', type: 'application/pdf', bytes: 184_320 },
  ...{ width: null, height: null, created_at: '2026-11-20T03:00:00.000Z', attached: true },
};

/** The paper that a decision rests on. */
const meta = {
  title: 'Components/ProofOpener',
  component: ProofOpener,
  args: {
    proof: { label: 'Bukti dasar penarikan', file: PAPER },
    ...{ opened: false, openFile: fn((): Promise<string | null> => Promise.resolve(null)), onOpened: fn() },
  },
  parameters: { frame: 560 },
} satisfies Meta<typeof ProofOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka bukti dasar penarikan' }));
    await expect(args.onOpened).toHaveBeenCalledOnce();
  },
};
export const Opened: Story = { args: { opened: true } };
export const Closed: Story = {
  args: {
    openFile: fn((): Promise<string | null> =>
      Promise.resolve('Isi berkas ini tidak ada lagi di penyimpanan.'),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka bukti dasar penarikan' }));
    await expect(await canvas.findByText(/tidak ada lagi/)).toBeVisible();
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
};
