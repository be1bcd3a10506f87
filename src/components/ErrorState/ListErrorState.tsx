import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Picture } from '@/components/Picture/Picture';
import { ApiError } from '@/lib/http/ApiError';
import { ErrorState, type ErrorStateProps } from './ErrorState';

export interface ListErrorStateProps extends Omit<ErrorStateProps, 'kept'> {
  /** What was chosen to narrow the list is still there. */
  filtered?: boolean;
}

/**
 * A list that could not be filled. No list is ever 'not found': a host that answers so does not have the call, and
 * neither trying again nor other filters help.
 */
export function ListErrorState({ filtered = false, ...props }: ListErrorStateProps) {
  if (props.error instanceof ApiError && props.error.status === 404) {
    return (
      <EmptyState role="alert" icon={<Picture name="lost" />} title="Tidak tersedia di server ini">
        Server perusahaan Anda tidak menyediakan daftar ini.
      </EmptyState>
    );
  }
  return <ErrorState {...props} {...(filtered && { kept: 'Filter Anda tetap ada.' })} />;
}
