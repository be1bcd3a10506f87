import { ImportBatchView, type ImportBatchViewProps } from './ImportBatchView';
import { ImportList } from './ImportList';
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
