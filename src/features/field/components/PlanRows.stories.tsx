import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { QueueState } from '@/lib/device/QueueState';
import type { KeptVisit } from '../device/KeptVisit';
import { dayRows } from '../domain/dayRows';
import { buildKeptVisit, buildPaidVisit, FACTS, REFUSAL } from '../mocks/buildKeptVisit';
import { buildPlan, buildPlanRows, PLAN_DAY } from '../mocks/buildPlan';
import { PlanRows } from './PlanRows';

const rowsWith = (kept: readonly KeptVisit[], queue: QueueState = new Map(), from = 0) =>
  dayRows(buildPlan(), kept, queue).slice(from, from + 5);

/** Accounts of a day, five a page, for one thumb. */
const meta = {
  title: 'Features/Field/PlanRows',
  component: PlanRows,
  parameters: { frame: 760 },
  args: {
    ...{ rows: rowsWith([]), day: PLAN_DAY, onWrite: fn() },
    hrefOf: (code: string) => `/collector/customer/${code}`,
  },
} satisfies Meta<typeof PlanRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('listitem');
    const account = within(first!);
    await expect(account.getByText('Janji hari ini: Rp720.000')).toBeVisible();
    await expect(account.getByText('Rp1.994.900')).toBeVisible();
    await expect(account.getByRole('link', { name: /^Telepon/ })).toHaveAttribute('href', 'tel:081234567890');
    await expect(account.getByRole('link', { name: /^Peta/ }).getAttribute('href')).toContain('-6.207720');
    await userEvent.click(account.getByRole('button', { name: 'WhatsApp Bambang Sutrisno' }));
    await expect(args.onWrite).toHaveBeenCalledWith(args.rows[0]?.row);
    await expect(account.getByRole('link', { name: 'Catat kunjungan Bambang Sutrisno' })).toHaveAttribute(
      'href',
      '/collector/customer/JKT-2603-00118',
    );
  },
};
/** Not due yet, and one that the supervisor added. */
export const LastPage: Story = { args: { rows: rowsWith([], new Map(), 9) } };

const of = (nth: number) => ({ ...FACTS, code: buildPlanRows()[nth]!.contract_code });
const [PHOTO, PAUSED, MENDED] = ['foto', 'jeda', 'tolak'];
/** Each way that a visit can stand in: sent, sending, queued, refused, and begun. */
export const EveryState: Story = {
  args: {
    rows: rowsWith(
      [
        buildPaidVisit({ step: 'sent' }),
        buildKeptVisit({ id: PHOTO, facts: of(1), step: 'waiting' }),
        buildPaidVisit({
          id: PAUSED,
          facts: of(2),
          tts: { block: 'b', nth: 229, number: 'JKT/K2611/00229' },
        }),
        buildKeptVisit({ id: MENDED, facts: of(3), step: 'refused', refusal: REFUSAL }),
        buildKeptVisit({ id: 'x', facts: of(4), result: null, promise: null }),
      ],
      new Map([
        [PHOTO, { step: 'photo', nth: 1, of: 2, waiting: false }],
        [PAUSED, { step: 'pause', message: 'Server sedang sibuk. Coba lagi sebentar.' }],
      ]),
    ),
  },
  play: async ({ canvas }) => {
    for (const label of [
      'Terkirim',
      'Mengirim foto 1 dari 2',
      'Menunggu sambungan',
      'Ditolak server',
      'Belum selesai',
    ])
      await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.getByText('Dibayar · Rp720.000 · JKT/K2611/00228')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Lanjutkan kunjungan/ })).toHaveLength(2);
  },
};
/** Refused for what nobody can mend here. */
export const RefusedForGood: Story = {
  args: {
    rows: rowsWith([
      buildPaidVisit({
        step: 'refused',
        refusal: { ...REFUSAL, message: 'Akun ini tidak pernah menjadi akun Anda.', fields: {} },
      }),
    ]),
  },
};
/** What became of accounts since the plan was made. */
export const NoLongerOpen: Story = {
  args: {
    rows: dayRows(
      {
        day: PLAN_DAY,
        rows: (['PAID', 'MOVED', 'ENDED'] as const).map((state, index) => {
          const row = buildPlanRows()[index]!;
          const isOver = state !== 'PAID';
          return {
            ...row,
            state,
            ...(isOver && { billing_address: '', phone: '', position: null, promise: null }),
          };
        }),
      },
      [],
      new Map(),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bukan akun Anda lagi')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Catat kunjungan/ })).toHaveLength(1);
  },
};
/** A push told of something new. */
export const Loading: Story = { args: { loading: true } };
