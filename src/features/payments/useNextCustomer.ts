import { useNavigate } from 'react-router-dom';
import type { PrintDialogProps } from '@/components/Paper/PrintDialog';

/** After a paper was given to the printer one key leads to the search, where the next customer begins. */
export function useNextCustomer(searchHref: string): NonNullable<PrintDialogProps['next']> {
  const navigate = useNavigate();
  return { label: 'Nasabah berikutnya', onPress: () => void navigate(searchHref) };
}
