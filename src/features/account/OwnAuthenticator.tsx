import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useToast } from '@/components/Toast/useToast';
import { ApiError } from '@/lib/http/ApiError';
import { authenticatorQuery } from './api/ownAccount.queries';
import { AuthenticatorProof } from './AuthenticatorProof';
import { AuthenticatorSetUp } from './AuthenticatorSetUp';
import { AuthenticatorState } from './components/AuthenticatorState';
import { NewRecoveryCodes } from './NewRecoveryCodes';

type Open = 'set-up' | 'disable' | 'renew' | readonly string[] | null;

/** One's own authenticator app: set up, taken away, and its recovery codes replaced. */
export function OwnAuthenticator() {
  const toast = useToast();
  const [open, setOpen] = useState<Open>(null);
  const { data, error, isPending, isFetching, refetch } = useQuery(authenticatorQuery());
  const close = () => setOpen(null);

  if (isPending) return <SkeletonLines lines={2} />;
  if (!data) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (isMissing) return <p>Server ini belum menyediakan aplikasi autentikator.</p>;
    return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      <AuthenticatorState
        authenticator={data}
        onSetUp={() => setOpen('set-up')}
        onRenew={() => setOpen('renew')}
        onDisable={() => setOpen('disable')}
      />
      {open === 'set-up' && <AuthenticatorSetUp onClose={close} />}
      {(open === 'disable' || open === 'renew') && (
        <AuthenticatorProof
          change={open}
          onClose={close}
          onDone={(codes) => {
            setOpen(codes.length > 0 ? codes : null);
            if (codes.length === 0)
              toast.tell({
                message: 'Aplikasi autentikator dimatikan.',
                next: 'Kode masuk dikirim lewat surel lagi.',
              });
          }}
        />
      )}
      {Array.isArray(open) && <NewRecoveryCodes codes={open as readonly string[]} onClose={close} />}
    </>
  );
}
