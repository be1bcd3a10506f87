import { useCallback } from 'react';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { useSession } from '@/lib/session/useSession';
import { IMPORT_VIEW } from './components/importView';
import { batchSearch, UPLOAD_SEARCH } from './domain/importAddress';
import { IMPORTS } from './domain/importList';
import { ImportBatchView, type ImportBatchViewProps } from './ImportBatchView';
import { ImportUpload } from './ImportUpload';
import { useImportAddress } from './useImportAddress';

export type ImportScreenProps = Pick<ImportBatchViewProps, 'href' | 'hrefOfContract' | 'hrefOfReceipt'>;

/** Bayar Cicilan (Tranfer): the list of statements, the upload, or one statement; the address says which. */
export function ImportScreen({ href, ...rest }: ImportScreenProps) {
  const { place, opened, filter } = useImportAddress();
  if (place.view === 'upload') return <ImportUpload href={href} onSent={opened} />;
  if (place.view === 'list') return <ImportList href={href} />;
  return (
    <ImportBatchView
      key={place.id}
      id={place.id}
      href={href}
      rows={place.rows}
      onRows={(rows, step) => filter(place.id, rows, step)}
      {...rest}
    />
  );
}

interface ImportListProps {
  /** Address of this screen, `/payment/import`. */
  href: string;
}

/** Uploaded bank statements, newest first. */
function ImportList({ href }: ImportListProps) {
  const mayUpload = useSession()?.access.is_credit_add === 1;
  const hrefOf = useCallback((id: number) => href + batchSearch(id), [href]);
  const emptyWords = () => ({
    title: 'Belum ada mutasi',
    why: 'Unggah mutasi bank sebagai CSV atau XLSX; setiap uang masuk dicocokkan dengan kontraknya.',
    action: mayUpload && <LinkButton href={href + UPLOAD_SEARCH}>Unggah mutasi</LinkButton>,
  });
  return <RecordList shown={useList(IMPORTS)} view={{ ...IMPORT_VIEW, emptyWords }} hrefOf={hrefOf} />;
}
