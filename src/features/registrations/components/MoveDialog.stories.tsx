import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildRegistration, possible, STATUSES } from '../mocks/buildRegistration';
import { APPROVED } from '../mocks/detailScenarios';
import { NO_PROOFS } from '../domain/moveProofs';
import { StorySending } from '../mocks/StorySending';
import { MoveDialog } from './MoveDialog';

/** Asks once before a step is taken. */
const meta = {
  title: 'Features/Registrations/MoveDialog',
  component: MoveDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    registration: buildRegistration(),
    move: possible(STATUSES.approved),
    note: '',
    ...{ onNote: fn(), onConfirm: fn(), onCancel: fn() },
    ...{ proofs: NO_PROOFS, onProofs: fn(), Upload: StorySending },
  },
} satisfies Meta<typeof MoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const SIGNED = buildRegistration({
  ...{ status: STATUSES.signed, approved: APPROVED, signed_paper: 71 },
  form: buildRegistrationForm({ structure: { date_contract: '2026-11-18' } }),
});
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The sums that are approved, once more. */
export const Approving: Story = {
  play: async ({ args }) => {
    await press('Setujui');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Rejecting: Story = { args: { move: possible(STATUSES.rejected, { needs_note: true }) } };
export const NeedsAReason: Story = {
  ...Rejecting,
  play: async ({ args }) => {
    await press('Tolak');
    await expect(screen.getByLabelText('Alasan')).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Disbursing: Story = {
  args: {
    registration: SIGNED,
    move: possible(STATUSES.disbursed),
    proofs: { ...NO_PROOFS, way: 'TRANSFER' },
  },
  play: async ({ args }) => {
    await press('Cairkan');
    await expect(await screen.findByText('Lampirkan bukti transfernya.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** A cashier pays: nothing is made before. */
export const DisbursingCash: Story = {
  args: {
    ...Disbursing.args,
    proofs: { ...NO_PROOFS, way: 'CASH' },
  },
};
/** It was signed before the paper was asked for. */
export const DisbursingWithoutPaper: Story = {
  args: { ...Disbursing.args, registration: { ...SIGNED, signed_paper: null }, proofs: NO_PROOFS },
  play: async ({ args }) => {
    await press('Cairkan');
    await expect(await screen.findByText(/^Lampirkan kontrak/)).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Signing: Story = {
  args: {
    registration: buildRegistration({ status: STATUSES.approved, approved: APPROVED }),
    move: possible(STATUSES.signed),
  },
};
export const Busy: Story = {
  args: { move: possible(STATUSES.survey), note: 'Temui istrinya juga', busy: true },
};
export const Incomplete: Story = {
  args: {
    registration: buildRegistration({ number: null, status: STATUSES.draft }),
    move: possible(STATUSES.submitted),
    problem: 'Form belum lengkap.',
    fields: {
      'applicant.nik': 'NIK terdiri dari 16 angka.',
      'vehicle.chassis': 'Harus diisi.',
      'structure.tenor': 'Harus diisi.',
      surveyor_id: 'Harus diisi.',
    },
  },
};
export const Failed: Story = {
  args: { problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.', note: 'Layak' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
