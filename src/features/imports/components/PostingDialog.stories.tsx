import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PostingDialog } from './PostingDialog';

/** Asks once, shows how far the server is, and never says that something was posted before the server did. */
const meta = {
  title: 'Features/Imports/PostingDialog',
  component: PostingDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    phase: 'idle',
    due: { rows: 1180, amount: 2_714_500_000, date_from: '2026-11-02', date_to: '2026-11-19' },
    division: {
      rows: 1180,
      amount: 2_714_500_000,
      receipts: 1263,
      credit: 2_688_340_000,
      penalty: 24_660_000,
      deposit: 1_500_000,
      open: { rows: 0, amount: 0 },
    },
    done: { rows: 0, amount: 0 },
    refused: 0,
    onPost: fn(),
    onClose: fn(),
    onShowRefused: fn(),
  },
} satisfies Meta<typeof PostingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('2–19 November 2026')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Posting' }));
    await expect(args.onPost).toHaveBeenCalledOnce();
  },
};
/** Not known yet: the button stands where it will stand. */
export const Dividing: Story = { args: { division: null } };
export const DivisionUnknown: Story = {
  args: { division: null, divisionProblem: 'Tidak tersambung ke server.', onRetryDivision: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetryDivision).toHaveBeenCalledOnce();
  },
};
/** Rows from before plans were kept: what posting refuses is said before. */
export const SomeWithoutPlace: Story = {
  args: {
    division: {
      rows: 1180,
      amount: 2_714_500_000,
      receipts: 1259,
      credit: 2_680_340_000,
      penalty: 24_660_000,
      deposit: 0,
      open: { rows: 4, amount: 9_500_000 },
    },
  },
};
export const Posting: Story = {
  args: { phase: 'posting', done: { rows: 500, amount: 1_150_000_000 } },
  play: async ({ args }) => {
    await screen.findByText('500 dari 1.180 baris · Rp1.150.000.000 menjadi nota');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: {
    phase: 'failed',
    done: { rows: 500, amount: 1_150_000_000 },
    problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.',
  },
};
export const Done: Story = { args: { phase: 'done', done: { rows: 1180, amount: 2_714_500_000 } } };
export const SomeRefused: Story = {
  args: { phase: 'done', done: { rows: 1177, amount: 2_706_004_000 }, refused: 3 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat yang ditolak' }));
    await expect(args.onShowRefused).toHaveBeenCalledOnce();
  },
};
