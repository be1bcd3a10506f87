import { useId, type ReactElement } from 'react';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextArea } from '@/components/TextArea/TextArea';
import type { ContractActions } from '@/lib/contract/contractActions';
import type { DecidedStatus } from '@/lib/contract/requestedAction';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import type { RequestDraft } from '../domain/requestDraft';
import { KIND_ACTIONS, type FormKind } from '../domain/kindActions';
import { ChoiceList } from './ChoiceList';
import { OrderFields, type TakingFieldsProps } from './OrderFields';
import { SaleFields } from './SaleFields';
import styles from './RequestForm.module.css';

export interface RequestFormProps {
  /** What is asked for. */
  kind: FormKind;
  /** What may be asked for, and what may not with its reason. */
  actions: ContractActions;
  /** What an order or a sale rests on; left out: it is neither. */
  taking?: Pick<TakingFieldsProps, 'taking' | 'Upload'> | undefined;
  /** What was typed so far. */
  draft: RequestDraft;
  /** By field of the form; shown beside it. */
  errors: Readonly<Record<string, string>>;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<RequestDraft>) => void;
}

/** What is asked for on a contract, and why. Nothing of it counts until somebody else approves. */
export function RequestForm(props: RequestFormProps) {
  const { kind, actions, draft, errors, busy = false, onChange } = props;
  return (
    <div className={styles.root}>
      <p>
        {actions.customer_name}, kontrak {actions.contract_code}. {KIND_ACTIONS[kind].effect} Kontrak tetap
        seperti sekarang sampai penyetuju memutuskan.
      </p>
      <Fields {...props} />
      <TextArea
        label="Alasan"
        rows={2}
        maxLength={500}
        value={draft.reason}
        readOnly={busy}
        name="reason"
        error={errors.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </div>
  );
}

/** Its type makes a kind without a case an error: `ReactNode` would take undefined. */
function Fields({
  kind,
  actions,
  taking,
  draft,
  errors,
  busy = false,
  onChange,
}: RequestFormProps): ReactElement | null {
  switch (kind) {
    case 'PAYMENT_VOID':
      return (
        <ChoiceList
          label="Pembayaran"
          value={draft.paymentId === null ? null : String(draft.paymentId)}
          required
          error={errors.choice}
          disabled={busy}
          onChange={(value) => onChange({ paymentId: Number(value) })}
          choices={actions.payments.map((payment) => ({
            value: String(payment.id),
            title: `${formatDate(payment.date_payment)}, ${formatRupiah(payment.amount)}`,
            detail: `${payment.invoices.length} nota: ${payment.invoices.join(', ')}. Dicatat ${payment.input_by.name}.`,
            obstacle: payment.obstacle,
          }))}
        />
      );
    case 'SETTLEMENT_UNDO': {
      const { settlement } = actions;
      if (!settlement) return null;
      return (
        <p data-part="what">
          Pelunasan {formatRupiah(settlement.total)}, {settlement.receipts} nota, diterima{' '}
          {settlement.taken_by.name} pada {formatInstant(settlement.taken_at)}.
        </p>
      );
    }
    case 'DEPOSIT_PAY_BACK':
      return (
        <div data-part="pair">
          <MoneyField
            label="Tunai"
            value={draft.cash}
            readOnly={busy}
            name="cash"
            error={errors.cash}
            hint={`Saldo titipan ${formatRupiah(actions.deposit_balance)}.`}
            onChange={(cash) => onChange({ cash })}
          />
          <MoneyField
            label="Transfer"
            value={draft.bank}
            readOnly={busy}
            onChange={(bank) => onChange({ bank })}
          />
        </div>
      );
    case 'WAIVER':
      return <Discounts {...{ actions, draft, errors, busy, onChange }} />;
    case 'STATUS':
      return (
        <ChoiceList
          label="Status baru"
          value={draft.status}
          required
          error={errors.choice}
          disabled={busy}
          onChange={(value) => onChange({ status: value as DecidedStatus })}
          choices={actions.statuses.map(({ status, obstacle }) => ({
            value: status,
            title: contractStatusLabel(status).label,
            obstacle,
          }))}
        />
      );
    case 'MOVE_OFFICE':
      return (
        <ChoiceList
          label="Kantor tujuan"
          value={draft.officeId === null ? null : String(draft.officeId)}
          required
          error={errors.choice}
          disabled={busy}
          onChange={(value) => onChange({ officeId: Number(value) })}
          choices={actions.offices.map(({ id, code, name }) => ({
            value: String(id),
            title: name,
            detail: code,
          }))}
        />
      );
    case 'REPOSSESSION':
      return taking ? <OrderFields {...taking} {...{ draft, errors, busy, onChange }} /> : null;
    case 'UNIT_SALE':
      return taking ? <SaleFields {...taking} {...{ draft, errors, busy, onChange }} /> : null;
    case 'CANCEL':
      return null;
  }
}

function Discounts({ actions, draft, errors, busy = false, onChange }: Omit<RequestFormProps, 'kind'>) {
  const errorId = useId();
  const change = (number: number, part: { credit?: number | null; penalty?: number | null }) => {
    const before = draft.discounts[number] ?? { credit: null, penalty: null };
    onChange({ discounts: { ...draft.discounts, [number]: { ...before, ...part } } });
  };
  return (
    <>
      {actions.lines.map(({ number, date_maturity, remainder, penalty }) => (
        <fieldset
          key={number}
          aria-invalid={errors.lines ? true : undefined}
          aria-describedby={errors.lines ? errorId : undefined}
        >
          <legend>
            Angsuran ke-{number}, jatuh tempo {formatDate(date_maturity)}
          </legend>
          <div data-part="pair">
            <MoneyField
              label="Potongan angsuran"
              value={draft.discounts[number]?.credit ?? null}
              readOnly={busy}
              name={`line.${number}.credit`}
              error={errors[`line.${number}.credit`]}
              hint={`Sisa ${formatRupiah(remainder)}.`}
              onChange={(credit) => change(number, { credit })}
            />
            <MoneyField
              label="Potongan denda"
              value={draft.discounts[number]?.penalty ?? null}
              readOnly={busy}
              name={`line.${number}.penalty`}
              error={errors[`line.${number}.penalty`]}
              hint={`Denda ${formatRupiah(penalty)}.`}
              onChange={(value) => change(number, { penalty: value })}
            />
          </div>
        </fieldset>
      ))}
      {errors.lines && (
        <p id={errorId} data-part="error">
          {errors.lines}
        </p>
      )}
    </>
  );
}
