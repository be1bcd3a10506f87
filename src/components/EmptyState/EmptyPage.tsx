import { Button } from '@/components/Button/Button';
import { EmptyState } from './EmptyState';

export interface EmptyPageProps {
  /** Why nothing stands on it. */
  children?: string;
  /** Asked for the first page. */
  onFirst: () => void;
}

/** In the place of a list's rows on a page after its last one. */
export const EmptyPage = ({
  children = 'Daftarnya lebih pendek dari halaman yang diminta.',
  onFirst,
}: EmptyPageProps) => (
  <EmptyState title="Halaman ini kosong" action={<Button onClick={onFirst}>Ke halaman pertama</Button>}>
    {children}
  </EmptyState>
);
