import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { checkVoucher, startVoucher, type VoucherSubject } from '../domain/voucherDraft';
import { buildFund } from '../mocks/buildFund';
import { StoryProof } from '../mocks/PettyCashRoute';
import { buildAdvance, buildVoucher, PROOF } from '../mocks/buildVoucher';
import { VoucherForm, type VoucherFormProps } from './VoucherForm';

function Typing(props: VoucherFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <VoucherForm
      {...props}
      values={values}
      onChange={(typed) => setValues((now) => ({ ...now, ...typed }))}
    />
  );
}

const EXPENSE: VoucherSubject = { kind: 'EXPENSE', of: null };
const SETTLEMENT: VoucherSubject = { kind: 'SETTLEMENT', of: buildAdvance() };
const REFUND: VoucherSubject = { kind: 'REFUND', of: buildVoucher() };
const { fund, categories, staff } = buildFund();
const { balance } = fund;
const filled = {
  ...startVoucher(EXPENSE),
  ...{ file: PROOF, amount: 185_000, category: '1', payee: 'Toko Sinar Jaya', description: 'Kertas A4' },
};

/** A voucher as it is written: its proof first. */
const meta = {
  title: 'Features/PettyCash/VoucherForm',
  component: VoucherForm,
  parameters: { frame: 592 },
  render: (args) => <Typing {...args} />,
  args: {
    ...{ formId: 'voucher', subject: EXPENSE, values: startVoucher(EXPENSE), errors: {} },
    ...{ balance, categories, staff, Upload: StoryProof, slot: 'story', onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof VoucherForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expense: Story = {};
export const Filled: Story = { args: { values: filled } };
/** Without a proof it says why. */
export const NoProof: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tidak ada bukti' }));
    await expect(canvas.getByLabelText('Mengapa tidak ada bukti')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Foto bukti' })).toBeNull();
  },
};
export const AboveItsLimit: Story = { args: { values: { ...filled, amount: 500_001 } } };
export const Advance: Story = {
  args: { subject: { kind: 'ADVANCE', of: null }, values: startVoucher({ kind: 'ADVANCE', of: null }) },
};
/** What is spent beyond the advance leaves the fund. */
export const Settlement: Story = {
  args: { subject: SETTLEMENT, values: { ...startVoucher(SETTLEMENT), amount: 450_000 } },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/Kas menambah Rp50.000/)).toBeVisible()),
};
export const Refund: Story = { args: { subject: REFUND, values: startVoucher(REFUND) } };
export const Wrong: Story = {
  args: { errors: checkVoucher(EXPENSE, startVoucher(EXPENSE), { balance }) },
};
export const Busy: Story = { args: { values: filled, busy: true } };
export const Failed: Story = {
  args: {
    values: filled,
    notice: (
      <SaveProblem
        message="Kas kecil 20 November 2026 sudah ditutup. Voucher belum dicatat."
        moved={[]}
        onTakeOver={() => undefined}
      />
    ),
  },
};
