import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EMPTY_DRAFT } from '../domain/requestDraft';
import { buildActions, buildSettledActions, buildUnpaidActions } from '../mocks/buildRequest';
import { RequestForm } from './RequestForm';

/** What is asked for on a contract, by kind. */
const meta = {
  title: 'Features/Requests/RequestForm',
  component: RequestForm,
  args: { kind: 'PAYMENT_VOID', actions: buildActions(), draft: EMPTY_DRAFT, errors: {}, onChange: fn() },
} satisfies Meta<typeof RequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaymentVoid: Story = { args: { draft: { ...EMPTY_DRAFT, paymentId: 12 } } };
export const Waiver: Story = {
  args: {
    kind: 'WAIVER',
    draft: { ...EMPTY_DRAFT, discounts: { 6: { credit: null, penalty: 500_000 } } },
    errors: { 'line.6.penalty': 'Dendanya Rp396.480.' },
  },
};
export const DepositPayBack: Story = {
  args: {
    kind: 'DEPOSIT_PAY_BACK',
    actions: buildSettledActions(),
    draft: { ...EMPTY_DRAFT, cash: 350_000 },
  },
};
export const SettlementUndo: Story = { args: { kind: 'SETTLEMENT_UNDO', actions: buildSettledActions() } };
export const Status: Story = { args: { kind: 'STATUS' } };
export const MoveOffice: Story = { args: { kind: 'MOVE_OFFICE', draft: { ...EMPTY_DRAFT, officeId: 2 } } };
/** Nothing was chosen. */
export const MoveOfficeUnchosen: Story = {
  args: { kind: 'MOVE_OFFICE', errors: { choice: 'Pilih kantor tujuannya.' } },
};
export const Cancel: Story = { args: { kind: 'CANCEL', actions: buildUnpaidActions() } };
export const Busy: Story = { args: { kind: 'STATUS', busy: true } };
export const Narrow: Story = {
  args: { kind: 'WAIVER' },
  globals: { viewport: { value: 'phone' } },
};
