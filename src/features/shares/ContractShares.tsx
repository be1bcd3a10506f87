import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { SHARE_DAYS } from '@/lib/contract/shares';
import { shareLinksOptions } from './api/shares.queries';
import { useMakeLink } from './api/useMakeLink';
import { ShareLinkList } from './components/ShareLinkList';
import { ShareMade } from './components/ShareMade';
import type { SharedContract } from './domain/shareText';
import { LinkRevoking } from './LinkRevoking';
import styles from './ContractShares.module.css';

export interface ContractSharesProps {
  /** Whose card it is. */
  contract: SharedContract;
  /** The whole address that a token opens. */
  hrefOf: (token: string) => string;
}

const DAYS = [7, 14, SHARE_DAYS, 60, 90].map((days) => ({ value: String(days), label: `${days} hari` }));

/** The links of a contract's card: making one, sending it, revoking it. */
export function ContractShares({ contract, hrefOf }: ContractSharesProps) {
  const { data, error, isFetching, refetch } = useQuery(shareLinksOptions(contract.code));
  const [days, setDays] = useState(String(SHARE_DAYS));
  const { send, isPending, problem } = useMakeLink(contract.code);
  const [made, setMade] = useState<{ id: number; token: string; endsAt: string } | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const links = data?.rows ?? [];
  // Once it was revoked there is nothing left to send.
  const shown = made && links.every(({ id, state }) => id !== made.id || state === 'OPEN') ? made : null;
  const handleMake = () =>
    send(Number(days), {
      onSuccess: ({ link, token }) =>
        setMade(token === null ? null : { id: link.id, token, endsAt: link.ends_at }),
    });
  const handleRetry = () => void refetch();
  return (
    <div className={styles.root}>
      <p>
        Nasabah membuka kartunya di ponsel sendiri, tanpa masuk ke Angsur. Nama, NIK, telepon, dan nopol
        disamarkan.
      </p>
      <div data-part="make">
        <Select label="Berlaku" options={DAYS} value={days} onChange={setDays} />
        <Button kind="secondary" busy={isPending} busyLabel="Membuat…" onClick={handleMake}>
          Buat tautan
        </Button>
      </div>
      {problem && (
        <InlineAlert tone="danger" title="Tautan belum dibuat">
          {problem}
        </InlineAlert>
      )}
      {shown && <ShareMade contract={contract} href={hrefOf(shown.token)} endsAt={shown.endsAt} />}
      {data ? (
        <>
          {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
          <ShareLinkList links={links} onRevoke={({ id }) => setAsked(id)} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={4} />
      )}
      <LinkRevoking
        code={contract.code}
        link={links.find(({ id }) => id === asked) ?? null}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
