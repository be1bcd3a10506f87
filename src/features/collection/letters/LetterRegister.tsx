import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { letterView } from './components/letterView';
import { LETTERS } from './domain/letterRegister';
import { useLetterActs } from './useLetterActs';

export interface LetterRegisterProps {
  /** Address of a contract's page; left out for those who may not open one. Keep it stable between renders. */
  hrefOf?: ((code: string) => string) | undefined;
}

/** Surat Peringatan: letters whose delivery waits to be recorded, as they come back, or all; printed again from here. */
export function LetterRegister({ hrefOf }: LetterRegisterProps) {
  const shown = useList(LETTERS);
  const office = useQuery(officesQuery()).data;
  const { actsOf, opened } = useLetterActs(shown.data?.today ?? '');
  const view = useMemo(() => letterView(actsOf), [actsOf]);
  const rows = shown.data?.rows;
  const hrefOfLetter = useCallback(
    (id: number) => hrefOf?.(rows?.find((row) => row.id === id)?.contract_code ?? '') ?? '',
    [hrefOf, rows],
  );
  return (
    <RecordList shown={shown} view={view} choices={{ office }} {...(hrefOf && { hrefOf: hrefOfLetter })}>
      {opened}
    </RecordList>
  );
}
