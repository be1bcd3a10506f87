import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useId, useRef, useState } from 'react';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextArea } from '@/components/TextArea/TextArea';
import { collectorFeeText } from '@/lib/arithmetic/collectorFee';
import { formatRupiah } from '@/lib/format/rupiah';
import type { PaymentObstacles } from '@/lib/payment/paymentObstacles';
import { EXTRAS, extrasText, type Extras } from '../domain/extrasText';
import type { PaymentDraft } from '../domain/paymentDraft';
import styles from './PaymentExtras.module.css';

export interface PaymentExtrasProps {
  /** What was typed so far. */
  draft: Extras;
  /** Why a second person must allow a discount. */
  obstacles: PaymentObstacles;
  /** Most that a receipt charges for collecting, rupiah. */
  maxCollectorFee: number;
  /** What is wrong with a field, as a sentence. */
  error: (field: keyof Extras) => string | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<PaymentDraft>) => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy: boolean;
}

/**
 * What few payments need: discounts, the fee and a note. Folded until it is asked for, holds something or is wrong; folded
 * it says what it holds. What is wrong in it is never folded away.
 */
export function PaymentExtras({
  draft,
  obstacles,
  maxCollectorFee,
  error,
  onChange,
  busy,
}: PaymentExtrasProps) {
  const holds = extrasText(draft);
  const [isOpen, setOpen] = useState(holds !== '');
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  const isWrong = EXTRAS.some((field) => error(field) !== undefined);
  if (isWrong && !isOpen) setOpen(true);
  const handleToggle = () => {
    // A field may have refused its text by itself.
    const wrong = fields.current?.querySelector<HTMLElement>(':is(:invalid, [aria-invalid="true"])');
    if (isOpen && wrong) wrong.focus();
    else setOpen(!isOpen);
  };
  const money = (field: 'credit_discount' | 'penalty_discount' | 'collector_payment') => ({
    value: draft[field],
    onChange: (value: number | null) => onChange({ [field]: value }),
    error: error(field),
    readOnly: busy,
  });
  return (
    <div className={styles.root}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={handleToggle}>
        <ExpandMore aria-hidden />
        <span>
          <b>Potongan & biaya</b> {!isOpen && <span>{holds || 'Belum diisi; catatan juga di sini.'}</span>}
        </span>
      </button>
      <div ref={fields} id={id} hidden={!isOpen}>
        <MoneyField label="Potongan denda" {...money('penalty_discount')} hint={obstacles.penalty_discount} />
        <MoneyField
          label="Potongan angsuran"
          {...money('credit_discount')}
          hint={obstacles.credit_discount}
        />
        <MoneyField
          label="Biaya tagih"
          {...money('collector_payment')}
          hint={collectorFeeText(maxCollectorFee, { rupiah: formatRupiah })}
        />
        <div data-wide>
          <TextArea
            label="Catatan"
            rows={2}
            maxLength={1000}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
            error={error('note')}
            readOnly={busy}
          />
        </div>
      </div>
    </div>
  );
}
