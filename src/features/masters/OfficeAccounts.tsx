import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import { WaitingChange } from '@/components/WaitingChange/WaitingChange';
import { useWithdrawChange } from '@/lib/changes/useWithdrawChange';
import type { Master } from '@/lib/contract/masters';
import type { OfficeAccount } from '@/lib/contract/officeAccounts';
import { accountLabel } from '@/lib/payment/receiving';
import { AccountAdding } from './AccountAdding';
import { AccountLeaving } from './AccountLeaving';
import { officeAccountsOptions } from './api/officeAccounts.queries';
import { useAccountAct } from './api/useAccountAct';
import { AccountList } from './components/AccountList';

export interface OfficeAccountsProps {
  /** The office. */
  row: Master;
}

/** The receiving accounts of an office: adding one, taking one out at once, asking for one again. */
export function OfficeAccounts({ row }: OfficeAccountsProps) {
  const toast = useToast();
  const { data, error, refetch, isFetching } = useQuery(officeAccountsOptions(row.id));
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<OfficeAccount | null>(null);
  const withdrawing = useWithdrawChange();
  const asking = useAccountAct((account) =>
    toast.tell(
      account.waiting
        ? {
            message: `Rekening ${accountLabel(account)} menunggu persetujuan.`,
            next: 'Menerima transfer mulai sehari setelah disetujui.',
          }
        : { message: `Rekening ${accountLabel(account)} aktif.`, next: 'Kasir dapat memilihnya sekarang.' },
    ),
  );
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonLines lines={3} />
    );
  }
  return (
    <>
      <AccountList
        rows={data.rows}
        today={data.today}
        busy={asking.isPending}
        onAdd={() => setAdding(true)}
        onSwitch={(account) =>
          account.active ? setLeaving(account) : asking.send({ do: 'switch', account })
        }
      />
      {asking.problem && (
        <InlineAlert tone="danger" title="Belum tersimpan">
          {asking.problem}
        </InlineAlert>
      )}
      {data.rows.map(
        ({ waiting }) =>
          waiting && (
            <WaitingChange
              key={waiting.id}
              change={waiting}
              busy={withdrawing.isPending}
              problem={withdrawing.problem}
              onWithdraw={() => withdrawing.send(waiting)}
            />
          ),
      )}
      {adding && <AccountAdding office={row} onClose={() => setAdding(false)} />}
      {leaving && <AccountLeaving account={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
