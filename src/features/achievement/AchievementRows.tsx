import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageParts } from '@/components/PageGrid/PageParts';
import { TabLinks } from '@/components/TabLinks/TabLinks';
import { addressCodec, oneOf } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { useListState } from '@/lib/list/useList';
import { choicesOptions } from './api/achievement.queries';
import { PLACE } from './domain/achievementList';
import { collectorFilter } from './domain/rowFilters';
import { ROW_KINDS, rowsQuery, type AddressQuery, type RowKind } from './domain/rowLinks';
import { PlaceBar } from './PlaceBar';
import { AccountRows, PromiseRows, ReceiptRows, TtsRows, VisitRows, type RowsPartProps } from './RowsParts';

export interface AchievementRowsProps {
  /** Address of rows: another kind of the same. */
  rowsHref: (query: AddressQuery) => string;
  /** Address of a contract’s page; left out for those who may not open one. Keep it stable between renders. */
  contractHref?: ((code: string) => string) | undefined;
  /** Address of a receipt’s page; the same. */
  receiptHref?: ((id: number) => string) | undefined;
}

const LABELS: Readonly<Record<RowKind, string>> = {
  receipts: 'Penerimaan',
  accounts: 'Akun',
  visits: 'Kunjungan',
  promises: 'Janji',
  tts: 'Tanda terima',
};
interface Shown {
  of: RowKind;
  collector: number | 'none' | 'all';
}
const START: Shown = { of: 'receipts', collector: 'all' };
const CODEC = addressCodec<Shown>({ of: oneOf(ROW_KINDS), collector: collectorFilter.field });

const PARTS: Readonly<Record<RowKind, (props: RowsPartProps) => ReactNode>> = {
  receipts: ReceiptRows,
  accounts: AccountRows,
  visits: VisitRows,
  promises: PromiseRows,
  tts: TtsRows,
};

/** The rows behind a figure: receipts, accounts, visits, promises or TTS; what is looked at is in the address. */
export function AchievementRows({ rowsHref, contractHref, receiptHref }: AchievementRowsProps) {
  const [{ of, collector }] = useAddressState(CODEC, START);
  const { state, change } = useListState(PLACE);
  const { data: choices, isPlaceholderData } = useQuery(choicesOptions(state));
  const whose = collector === 'all' ? undefined : collector;
  const hrefOf = (kind: RowKind) => rowsHref(rowsQuery(state, { of: kind }, whose));
  const Part = PARTS[of];
  return (
    <PageParts>
      <PlaceBar
        place={state}
        data={choices}
        isPlaceholder={isPlaceholderData}
        onChange={change}
        withOffice={false}
      />
      <TabLinks
        label="Rincian"
        links={ROW_KINDS.map((kind) => ({ href: hrefOf(kind), label: LABELS[kind] }))}
        current={hrefOf(of)}
      />
      <Part
        key={of}
        title={[LABELS[of], nameOf(collector, choices)].filter(Boolean).join(', ')}
        {...{ choices, contractHref, receiptHref }}
      />
    </PageParts>
  );
}

function nameOf(
  collector: number | 'none' | 'all',
  choices: { collectors: readonly { id: number; name: string }[] } | undefined,
): string {
  if (collector === 'none') return 'tanpa kolektor';
  return choices?.collectors.find(({ id }) => id === collector)?.name ?? '';
}
