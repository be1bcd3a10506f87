import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { ACCOUNT_VIEW } from './components/accountView';
import { PROMISE_VIEW } from './components/promiseView';
import { receiptView } from './components/receiptView';
import { RowsHead } from './components/RowsHead';
import { TTS_VIEW } from './components/ttsView';
import { VISIT_VIEW } from './components/visitView';
import { ACCOUNTS } from './domain/accountList';
import { PROMISES } from './domain/promiseList';
import { RECEIPTS } from './domain/receiptList';
import { TTS } from './domain/ttsList';
import { VISITS } from './domain/visitList';

export interface RowsPartProps {
  /** What the rows are, and whose. */
  title: string;
  /** What they can be narrowed to, once that is known. */
  choices:
    | { collectors: readonly { id: number; name: string; active: boolean }[]; buckets: readonly string[] }
    | undefined;
  /** Address of a contract’s page; left out for those who may not open one. */
  contractHref?: ((code: string) => string) | undefined;
  /** Address of a receipt’s page; the same. */
  receiptHref?: ((id: number) => string) | undefined;
}

/** What the filters of every kind of rows offer. */
function useChoices(choices: RowsPartProps['choices']) {
  const office = useQuery(officesQuery()).data;
  return { collector: choices?.collectors, bucket: choices?.buckets, office };
}

/** A list knows its rows by keys; a contract is opened by its code. */
function useHrefOf<R extends { contract_code: string }, K>(
  rows: readonly R[] | undefined,
  keyOf: (row: R) => K,
  hrefOf: ((code: string) => string) | undefined,
) {
  return useMemo(() => {
    const codes = new Map(rows?.map((row) => [keyOf(row), row.contract_code]));
    return hrefOf && ((key: K) => hrefOf(codes.get(key) ?? ''));
  }, [rows, keyOf, hrefOf]);
}

export function ReceiptRows({ title, choices, contractHref, receiptHref }: RowsPartProps) {
  const shown = useList(RECEIPTS);
  const { part } = shown.state;
  const view = useMemo(() => receiptView(part), [part]);
  const ofContract = useHrefOf(shown.data?.rows, view.keyOf, contractHref);
  return (
    <RecordList
      {...{ shown, view }}
      choices={useChoices(choices)}
      hrefOf={receiptHref ?? ofContract}
      head={<RowsHead title={title} noun="nota" data={shown.data} total={shown.data?.total} />}
    />
  );
}

export function AccountRows({ title, choices, contractHref }: RowsPartProps) {
  const shown = useList(ACCOUNTS);
  return (
    <RecordList
      shown={shown}
      view={ACCOUNT_VIEW}
      choices={useChoices(choices)}
      hrefOf={useHrefOf(shown.data?.rows, ACCOUNT_VIEW.keyOf, contractHref)}
      head={<RowsHead title={title} noun="akun" data={shown.data} total={shown.data?.total} />}
    />
  );
}

export function VisitRows({ title, choices, contractHref }: RowsPartProps) {
  const shown = useList(VISITS);
  const noun = shown.state.show === 'made' ? 'kunjungan' : 'akun';
  return (
    <RecordList
      shown={shown}
      view={VISIT_VIEW}
      choices={useChoices(choices)}
      hrefOf={useHrefOf(shown.data?.rows, VISIT_VIEW.keyOf, contractHref)}
      head={<RowsHead title={title} noun={noun} data={shown.data} />}
    />
  );
}

export function PromiseRows({ title, choices, contractHref }: RowsPartProps) {
  const shown = useList(PROMISES);
  return (
    <RecordList
      shown={shown}
      view={PROMISE_VIEW}
      choices={useChoices(choices)}
      hrefOf={useHrefOf(shown.data?.rows, PROMISE_VIEW.keyOf, contractHref)}
      head={<RowsHead title={title} noun="janji" data={shown.data} total={shown.data?.total} />}
    />
  );
}

export function TtsRows({ title, choices, contractHref }: RowsPartProps) {
  const shown = useList(TTS);
  return (
    <RecordList
      shown={shown}
      view={TTS_VIEW}
      choices={useChoices(choices)}
      hrefOf={useHrefOf(shown.data?.rows, TTS_VIEW.keyOf, contractHref)}
      head={<RowsHead title={title} noun="tanda terima" data={shown.data} total={shown.data?.total} />}
    />
  );
}
