import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SendingLine } from '@/components/SendingLine/SendingLine';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { VisitWays } from '@/components/VisitWays/VisitWays';
import type { PlanRow } from '@/lib/contract/collectorPlan';
import { formatRupiah } from '@/lib/format/rupiah';
import { RESULT_LABELS } from '@/lib/labels/visitLabels';
import type { DayRow, DayVisit } from '../domain/dayRows';
import type { OrderRow } from '../domain/orderRows';
import { standingLabel, lastVisitText, sourceText } from '../domain/fieldText';
import styles from './PlanRows.module.css';
import { UnitLine } from './UnitLine';

export interface PlanRowsProps {
  /** Of one page, in the order in which they are shown. */
  rows: readonly DayRow[];
  /** The plan's day. */
  day: string;
  /** Where an account is visited. */
  hrefOf: (code: string) => string;
  /** A text to this borrower is to be shown. */
  onWrite: (row: PlanRow) => void;
  /** Orders to take a unit, where there are any. */
  orders?: readonly OrderRow[];
  /** Where such an order is carried out. */
  orderHrefOf?: (id: number) => string;
  /** Newer rows are on their way; these stay. */
  loading?: boolean;
}

/** Accounts of a day, each with what is owed, the ways to it, and where its visit is by now. */
export function PlanRows({ rows, loading = false, orders = [], ...view }: PlanRowsProps) {
  return (
    <div className={styles.root}>
      {loading && <div data-part="progress" />}
      <p className="visually-hidden" role="status">
        {loading ? 'Memperbarui…' : ''}
      </p>
      <ul aria-label="Akun hari ini" aria-busy={loading || undefined}>
        {rows.map((one) => (
          <Account
            key={one.row.contract_code}
            {...{ one, ...view }}
            unit={orders.find(({ order }) => order.contract_code === one.row.contract_code)}
          />
        ))}
      </ul>
    </div>
  );
}

interface AccountProps extends Pick<PlanRowsProps, 'day' | 'hrefOf' | 'onWrite' | 'orderHrefOf'> {
  one: DayRow;
  unit: OrderRow | undefined;
}

const ACTIONS = { open: 'Catat kunjungan', mend: 'Lanjutkan kunjungan', done: 'Lihat kunjungan' } as const;

/** A plate is one word to whoever looks for it: it never ends a line halfway. */
const whole = (plate: string) => plate.replaceAll(' ', '\u00a0');

function Account({ one, unit, day, hrefOf, orderHrefOf, onWrite }: AccountProps) {
  const { row, due, visits, state } = one;
  const { contract_code, customer_name, phone, whatsapp, billing_address, village, position } = row;
  const { tone, label } = standingLabel(row);
  const address = [billing_address, village].filter(Boolean).join(', ');
  const source = sourceText(row, day);
  /** Of what is another's by now, or over, nothing more is told. */
  const isOwn = row.state === 'OPEN' || row.state === 'PAID';
  const action = ACTIONS[state === 'done' && visits.length === 0 ? 'open' : state];
  return (
    <li data-state={state}>
      <div data-part="who">
        <h2>{customer_name}</h2>
        <StatusChip tone={tone}>{label}</StatusChip>
        <p>{[contract_code, row.vehicle, whole(row.plate)].filter(Boolean).join(' · ')}</p>
      </div>
      {isOwn && (
        <>
          <p data-part="address">{address}</p>
          <dl>
            <div>
              <dt>{row.dpd > 0 ? 'Harus dibayar hari ini' : 'Angsuran'}</dt>
              <dd>{formatRupiah(due > 0 ? due : row.installment)}</dd>
            </div>
          </dl>
        </>
      )}
      {source && (
        <p data-part="source" data-promise={row.source !== 'ADDED' || undefined}>
          {source}
        </p>
      )}
      {isOwn && visits.length === 0 && <p data-part="last">{lastVisitText(row)}</p>}
      {unit && orderHrefOf && <UnitLine row={unit} href={orderHrefOf(unit.order.order_id)} />}
      {visits.map((visit) => (
        <VisitLine key={visit.id} visit={visit} />
      ))}
      <div data-part="acts">
        <VisitWays
          facts={{ name: customer_name, phone, whatsapp, address, place: position }}
          onWrite={() => onWrite(row)}
        />
        {(isOwn || visits.length > 0) && (
          <LinkButton href={hrefOf(contract_code)} aria-label={`${action} ${customer_name}`}>
            {action}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function VisitLine({ visit: { result, amount, status, kept } }: { visit: DayVisit }) {
  const what = result === null ? 'Kunjungan' : RESULT_LABELS[result];
  const number = kept?.tts?.number;
  return (
    <div data-part="visit">
      <strong>{[what, amount > 0 && formatRupiah(amount), number].filter(Boolean).join(' · ')}</strong>
      <SendingLine status={status} />
    </div>
  );
}
