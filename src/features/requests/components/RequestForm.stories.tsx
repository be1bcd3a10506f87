import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EMPTY_DRAFT } from '../domain/requestDraft';
import { buildActions, buildSettledActions, buildUnpaidActions } from '../mocks/buildRequest';
import { buildBasis, ORDER_DRAFT, SALE_DRAFT } from '../mocks/buildTaking';
import { StoryUpload } from '../mocks/StoryUpload';
import { RequestForm } from './RequestForm';

const TAKING = { taking: buildBasis(), Upload: StoryUpload };

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
/** A surat tugas penarikan: its conditions, its basis, and whom it names. */
export const Order: Story = { args: { kind: 'REPOSSESSION', draft: ORDER_DRAFT, taking: TAKING } };
/** The borrower refused before: only a ruling is a basis. */
export const OrderByRuling: Story = {
  args: {
    kind: 'REPOSSESSION',
    taking: { ...TAKING, taking: buildBasis({ ruling_only: true }) },
    draft: { ...EMPTY_DRAFT, basis: 'RULING' },
    errors: {
      basisNumber: 'Isi nomornya, paling sedikit 3 karakter.',
      basisOn: 'Isi tanggalnya.',
      file: 'Unggah kesepakatan atau putusannya.',
      collectorIds: 'Pilih kolektor yang ditugaskan.',
    },
  },
};
export const OrderNarrow: Story = {
  args: { kind: 'REPOSSESSION', draft: ORDER_DRAFT, taking: TAKING },
  globals: { viewport: { value: 'phone' } },
};
export const Sale: Story = { args: { kind: 'UNIT_SALE', draft: SALE_DRAFT, taking: TAKING } };
export const Cancel: Story = { args: { kind: 'CANCEL', actions: buildUnpaidActions() } };
export const Busy: Story = { args: { kind: 'STATUS', busy: true } };
export const Narrow: Story = {
  args: { kind: 'WAIVER' },
  globals: { viewport: { value: 'phone' } },
};
