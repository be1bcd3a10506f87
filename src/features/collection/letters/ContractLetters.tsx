import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button/Button';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useToast } from '@/components/Toast/useToast';
import { contractLettersOptions } from './api/letters.queries';
import { useMakeLetter } from './api/useMakeLetter';
import { LetterList } from './components/LetterList';
import { letterName } from './domain/letterText';
import { useLetterActs } from './useLetterActs';
import styles from './ContractLetters.module.css';

export interface ContractLettersProps {
  /** The contract code. */
  code: string;
}

/** A contract's warning letters: what was made and delivered, and the one that is due, or why none is. */
export function ContractLetters({ code }: ContractLettersProps) {
  const { data, error, isFetching, refetch } = useQuery(contractLettersOptions(code));
  const { send, isPending, problem } = useMakeLetter(code);
  const { actsOf, opened } = useLetterActs(data?.today ?? '');
  const toast = useToast();
  const handleRetry = () => void refetch();
  if (!data) {
    return error ? (
      <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
    ) : (
      <SkeletonLines lines={4} />
    );
  }
  const { step, why } = data.due;
  return (
    <div className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {problem && (
        <InlineAlert tone="danger" title="Surat belum dibuat">
          {problem}
        </InlineAlert>
      )}
      {step === null ? (
        <p>Belum ada surat yang perlu dibuat. {why}.</p>
      ) : (
        <Button
          kind="secondary"
          busy={isPending}
          busyLabel="Membuat…"
          onClick={() =>
            send(step, {
              onSuccess: ({ number }) =>
                toast.show({ tone: 'success', message: `Surat ${number} dibuat. Cetak lalu kirim.` }),
            })
          }
        >
          Buat {letterName(step)}
        </Button>
      )}
      {data.rows.length === 0 ? (
        <p>Belum pernah ada surat.</p>
      ) : (
        <LetterList letters={data.rows} actsOf={actsOf} />
      )}
      {opened}
    </div>
  );
}
