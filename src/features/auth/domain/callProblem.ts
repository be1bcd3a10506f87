import { ApiError, errorMessage } from '@/lib/http/ApiError';
import type { Problem } from './Problem';

/**
 * Words for a call that got no proper answer: network, time, a broken server. Null where the server answered and
 * said no; what that means is the caller's to tell.
 * @param retry what to press next, e.g. `Masuk`
 */
export function callProblem(error: unknown, retry: string): Problem | null {
  const again = `Yang Anda ketik tetap ada. Tekan ${retry} lagi`;
  if (!(error instanceof ApiError)) {
    return { tone: 'danger', title: errorMessage(error), text: `${again}.` };
  }
  if (error.kind === 'offline') {
    const text = `Yang Anda ketik tetap ada. Periksa jaringan, lalu tekan ${retry} lagi.`;
    return { tone: 'warning', title: 'Tidak tersambung ke server', text };
  }
  if (error.kind === 'timeout') {
    return { tone: 'warning', title: 'Server terlalu lama menjawab', text: `${again} sebentar lagi.` };
  }
  if (error.kind === 'unreadable') {
    const text = `${again}; bila berulang, hubungi Admin Sistem.`;
    return { tone: 'danger', title: 'Jawaban server tidak dapat dibaca', text };
  }
  if (error.status >= 500) {
    return {
      tone: 'danger',
      title: 'Gangguan di server',
      text: `${error.message} Yang Anda ketik tetap ada.`,
    };
  }
  return null;
}
