import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  buildAwaited,
  buildBook,
  buildConditions,
  buildHandedOver,
  buildMismatch,
  buildPrepared,
  buildReady,
  buildSettled,
} from '../mocks/buildBook';
import { NextActs } from './NextActs';

/** What may be done with a book now, and why the rest cannot. */
const meta = {
  title: 'Features/Bpkb/NextActs',
  component: NextActs,
  parameters: { frame: 1000 },
  args: { book: buildBook(), onAct: fn() },
} satisfies Meta<typeof NextActs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Kontraknya belum lunas.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pinjamkan' }));
    await expect(args.onAct).toHaveBeenCalledWith('lend');
  },
};
export const Awaited: Story = { args: { book: buildAwaited() } };
/** Each condition with what to do. */
export const NotReady: Story = {
  args: {
    book: buildSettled({
      conditions: buildConditions({
        PENALTY: 'Denda Rp45.000 belum dibayar.',
        DAY: 'Mulai 24 November 2026.',
      }),
      acts: { ready: { obstacle: 'Denda Rp45.000 belum dibayar.' } },
      handing_from: '2026-11-24',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dapat diserahkan mulai 24 November 2026.')).toBeVisible();
  },
};
export const Ready: Story = { args: { book: buildReady() } };
export const Prepared: Story = {
  args: { book: buildPrepared() },
  play: async ({ canvas }) => void (await expect(canvas.getByText('Fajar Rahmawan')).toBeVisible()),
};
export const Waiting: Story = { args: { book: buildMismatch() } };
export const HandedOver: Story = { args: { book: buildHandedOver() } };
export const Narrow: Story = { args: { book: buildReady() }, globals: { viewport: { value: 'phone' } } };
