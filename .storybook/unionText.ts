import type { ButtonKind } from '@/components/Button/Button';
import type { PictureName } from '@/components/Picture/Picture';
import type { RequestKind } from '@/features/credits/domain/requestText';
import type { DiffPart } from '@/features/prices/domain/diffView';
import type { FormKind, MenuKind } from '@/features/requests/domain/kindActions';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { ImportRowState } from '@/lib/contract/importRows';
import type { NumberPlace } from '@/lib/format/rupiah';
import type { StatusTone } from '@/lib/labels/statusLabel';
import type { PaperSize } from '@/lib/paper/papers';

/** Every word of a type, so that one that is added there is missed here. */
const wordsOf = <T extends string>(words: Record<T, true>): readonly string[] => Object.keys(words);

const REQUEST_KIND = wordsOf<RequestKind>({ CHANGE: true, VOID: true });

/** Unions that a prop names and another file declares, which the reader of props does not open; by the name that it gives. */
const UNION_WORDS: Readonly<Record<string, readonly string[]>> = {
  ButtonKind: wordsOf<ButtonKind>({ primary: true, secondary: true, quiet: true, danger: true }),
  ImportRowState: wordsOf<ImportRowState>({
    MATCHED: true,
    DOUBTFUL: true,
    UNKNOWN: true,
    DUPLICATE: true,
    IGNORED: true,
    POSTED: true,
  }),
  NumberPlace: wordsOf<NumberPlace>({ table: true, text: true }),
  PaperSize: wordsOf<PaperSize>({ A4: true, A5: true, '80mm': true, '58mm': true }),
  PictureName: wordsOf<PictureName>({
    empty: true,
    offline: true,
    slow: true,
    trouble: true,
    locked: true,
    lost: true,
    later: true,
  }),
  ReceiptDay: wordsOf<ReceiptDay>({ paid: true, entered: true }),
  RequestKind: REQUEST_KIND,
  StatusTone: wordsOf<StatusTone>({ paid: true, due: true, overdue: true, waiting: true, neutral: true }),
  '(typeof REQUEST_KINDS)[number]': REQUEST_KIND,
  '(typeof DIFF_PARTS)[number]': wordsOf<DiffPart>({
    wrong: true,
    changed: true,
    added: true,
    missing: true,
    same: true,
  }),
  '(typeof MENU_KINDS)[number]': wordsOf<MenuKind>({
    PAYMENT_VOID: true,
    WAIVER: true,
    DEPOSIT_PAY_BACK: true,
    SETTLEMENT_UNDO: true,
    STATUS: true,
    RESTRUCTURE: true,
    MOVE_OFFICE: true,
    REPOSSESSION: true,
    UNIT_SALE: true,
    CANCEL: true,
  }),
  FormKind: wordsOf<FormKind>({
    PAYMENT_VOID: true,
    WAIVER: true,
    DEPOSIT_PAY_BACK: true,
    SETTLEMENT_UNDO: true,
    STATUS: true,
    MOVE_OFFICE: true,
    REPOSSESSION: true,
    UNIT_SALE: true,
    CANCEL: true,
  }),
};

/** The words of a type as it is written (`PaperSize | 'none' | null`); undefined where it is more than words. */
export function unionText(written: string): string[] | undefined {
  const parts = written
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'undefined' && part !== 'null');
  const words = parts.map(
    (part) => UNION_WORDS[part] ?? (/^'[^']*'$/.test(part) ? [part.slice(1, -1)] : undefined),
  );
  return words.length > 0 && words.every((found) => found !== undefined) ? words.flat() : undefined;
}
