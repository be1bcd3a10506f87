import { findBpkb } from '@/lib/contract/bpkbList';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { signalScan } from '@/lib/scanning/scanSignals';

/** Looks for the book of a code when it is asked for; `problem`: why the last one was found nowhere. */
export function useFindBook(onFound: (id: number) => void) {
  const { send, reset, isPending, error, sent } = useWrite({
    send: (code: string) => call(findBpkb, { query: { code } }),
    onSuccess: () => signalScan('good'),
    onError: () => signalScan('bad'),
  });
  return {
    find: (code: string) => send(code, { onSuccess: ({ id }) => onFound(id) }),
    /** Forgets how the last one ended. */
    reset,
    isPending,
    problem: error && problemOf(error, sent),
  };
}

function problemOf(error: Error, code = ''): string {
  const isUnknown = error instanceof ApiError && error.kind === 'refused' && error.status === 404;
  return isUnknown
    ? `Tidak ada BPKB dengan kode “${code}”. Periksa kodenya, atau cari nasabahnya di daftar.`
    : errorMessage(error);
}
