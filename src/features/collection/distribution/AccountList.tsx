import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Selection } from '@/components/DataTable/DataTable.types';
import { RecordList } from '@/components/RecordList/RecordList';
import type { DistributionAccount } from '@/lib/contract/distribution';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { AccountMoving } from './AccountMoving';
import { ACCOUNT_VIEW } from './components/accountView';
import { ChosenAccounts } from './components/ChosenAccounts';
import { ACCOUNT_LIST } from './domain/accountList';

export interface AccountListProps {
  /** Address of a contract's page; left out for those who may not open one. Keep it stable between renders. */
  hrefOf?: (code: string) => string;
}

const labelOf = ({ code }: DistributionAccount) => `Pilih ${code}`;

/** The accounts of an office with who collects them; chosen ones go to another collector together. */
export function AccountList({ hrefOf }: AccountListProps) {
  const shown = useList(ACCOUNT_LIST);
  const office = useQuery(officesQuery()).data;
  const { data } = shown;
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [moving, setMoving] = useState<readonly DistributionAccount[]>([]);
  const chosen = (data?.rows ?? []).filter(({ code }) => keys.has(code));
  const onChoose = useCallback((rows: readonly DistributionAccount[], on: boolean) => {
    setKeys((before) => {
      const after = new Set(before);
      for (const { code } of rows)
        if (on) after.add(code);
        else after.delete(code);
      return after;
    });
  }, []);
  const selection: Selection<DistributionAccount> = {
    ...{ chosen: new Set(chosen.map(({ code }) => code)), onChoose, labelOf },
    onPhones: true,
  };
  return (
    <RecordList
      shown={shown}
      view={ACCOUNT_VIEW}
      choices={{ office, collector: data?.collectors }}
      selection={selection}
      {...(hrefOf && { hrefOf })}
      head={
        data &&
        data.rows.length > 0 && (
          <ChosenAccounts
            chosen={chosen}
            onMove={() => setMoving(chosen)}
            onLeave={() => setKeys(new Set())}
          />
        )
      }
    >
      {data && moving.length > 0 && (
        <AccountMoving
          accounts={moving}
          office={data.office}
          collectors={data.collectors}
          onClose={() => setMoving([])}
          onDone={() => {
            setMoving([]);
            setKeys(new Set());
          }}
        />
      )}
    </RecordList>
  );
}
