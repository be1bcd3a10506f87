import { useCallback } from 'react';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { useSession } from '@/lib/session/useSession';
import { IMPORT_VIEW } from './components/importView';
import { batchSearch, UPLOAD_SEARCH } from './domain/importAddress';
import { IMPORTS } from './domain/importList';

export interface ImportListProps {
  /** Address of this screen, `/payment/import`. */
  href: string;
}

/** Uploaded bank statements, newest first. */
export function ImportList({ href }: ImportListProps) {
  const mayUpload = useSession()?.access.is_credit_add === 1;
  const hrefOf = useCallback((id: number) => href + batchSearch(id), [href]);
  const emptyWords = () => ({
    title: 'Belum ada mutasi',
    why: 'Unggah mutasi bank sebagai CSV atau XLSX; setiap uang masuk dicocokkan dengan kontraknya.',
    action: mayUpload && <LinkButton href={href + UPLOAD_SEARCH}>Unggah mutasi</LinkButton>,
  });
  return <RecordList shown={useList(IMPORTS)} view={{ ...IMPORT_VIEW, emptyWords }} hrefOf={hrefOf} />;
}
