import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { visitStatus } from '../domain/visitStatus';
import { buildKeptVisit, buildPaidVisit } from '../mocks/buildKeptVisit';
import { VisitOutcome } from './VisitOutcome';

/** A visit after it was finished: its TTS, and how far it is. */
const meta = {
  title: 'Features/Field/VisitOutcome',
  component: VisitOutcome,
  parameters: { frame: 720 },
  args: {
    ...{
      visit: buildPaidVisit(),
      status: visitStatus(buildPaidVisit(), null),
      planHref: '/collector/customer',
    },
    ...{ onSend: fn(), onWrite: fn(), onPrint: fn() },
  },
} satisfies Meta<typeof VisitOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('JKT/K2611/00228')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim lewat WhatsApp' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim sekarang' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
const sent = buildKeptVisit({ step: 'sent', sentAt: '2026-11-20T07:03:00.000Z' });
/** Without money there is nothing to give; what was wrong can be corrected. */
export const Sent: Story = {
  args: { visit: sent, status: visitStatus(sent, null), onSend: undefined, onCorrect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('group', { name: 'Tanda terima' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Perbaiki kunjungan ini' }));
    await expect(args.onCorrect).toHaveBeenCalledOnce();
  },
};
