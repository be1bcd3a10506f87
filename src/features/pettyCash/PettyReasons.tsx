import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast, type Outcome } from '@/components/Toast/useToast';
import type { PettyCount } from '@/lib/contract/pettyCash';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { Write } from '@/lib/query/useWrite';
import {
  useAnswerCount,
  useAskVoid,
  useCancelMove,
  useDecideHolder,
  useReopenPettyDay,
} from './api/usePettyWrites';
import { requestTitle } from './domain/pettyText';

/* What is done about petty cash with nothing but a reason. */

interface LeavingProps {
  /** Done, or left. */
  onClose: () => void;
}

/** Sends a reason, and tells what came of it where the eye is. */
function useReasoned<V, D>(write: Write<V, D>, onClose: () => void, outcome: Outcome) {
  const toast = useToast();
  return {
    open: true as const,
    cancelLabel: 'Tutup',
    busy: write.isPending,
    error: write.problem,
    onCancel: onClose,
    send: (content: V) => write.send(content, { onSuccess: () => toast.tell(outcome, onClose) }),
  };
}

interface VoidAskingProps extends LeavingProps {
  /** The voucher. */
  voucher: PettyVoucher;
}

/** Asks that a voucher be voided. */
export function VoidAsking({ voucher, onClose }: VoidAskingProps) {
  const { send, ...dialog } = useReasoned(useAskVoid(voucher.id), onClose, {
    message: `Pembatalan voucher ${voucher.number} diminta.`,
    next: 'Orang kedua memutuskannya; sampai itu voucher tetap berlaku.',
  });
  return (
    <ReasonDialog
      {...dialog}
      kind="danger"
      title={`Minta pembatalan ${voucher.number}?`}
      confirmLabel="Minta pembatalan"
      onConfirm={send}
    >
      <p>
        {formatRupiah(voucher.credit || voucher.debit)}, {voucher.description}. Bila disetujui, voucher baru
        hari itu mengembalikan uangnya; voucher ini tetap terbaca.
      </p>
    </ReasonDialog>
  );
}

interface DayReopeningProps extends LeavingProps {
  /** The closing that is opened again. */
  count: PettyCount;
}

/** Opens the last closed day again. */
export function DayReopening({ count, onClose }: DayReopeningProps) {
  const { send, ...dialog } = useReasoned(useReopenPettyDay(count.id), onClose, {
    message: `Kas kecil ${formatDate(count.day)} dibuka kembali.`,
    next: 'Pemegangnya menghitung dan menutup sekali lagi.',
  });
  return (
    <ReasonDialog
      {...dialog}
      title={`Buka kembali ${formatDate(count.day)}?`}
      confirmLabel="Buka kembali"
      onConfirm={send}
    >
      <p>Hari itu menerima voucher lagi dan harus ditutup sekali lagi. Hitungan yang ada tetap tersimpan.</p>
    </ReasonDialog>
  );
}

interface MoveCancellingProps extends LeavingProps {
  /** The approved move. */
  request: PettyRequest;
}

/** Says that the money of an approved move will not come. */
export function MoveCancelling({ request, onClose }: MoveCancellingProps) {
  const { send, ...dialog } = useReasoned(useCancelMove(request.id), onClose, {
    message: `${requestTitle(request)} ${formatRupiah(request.amount)} dihentikan.`,
    next: 'Voucher yang disebut dapat diminta lagi.',
  });
  return (
    <ReasonDialog
      {...dialog}
      kind="danger"
      title={`Hentikan ${requestTitle(request).toLowerCase()}?`}
      confirmLabel="Hentikan"
      onConfirm={send}
    >
      <p>
        {formatRupiah(request.amount)} yang sudah disetujui tidak jadi berpindah. Uang yang sudah dikirim
        tidak ikut kembali; pastikan dulu.
      </p>
    </ReasonDialog>
  );
}

interface HolderRefusingProps extends LeavingProps {
  /** The change of holder, with its count. */
  request: PettyRequest;
}

/** Says why one does not take the fund over. */
export function HolderRefusing({ request, onClose }: HolderRefusingProps) {
  const { send, ...dialog } = useReasoned(useDecideHolder(request), onClose, {
    message: 'Serah terima kas ditolak.',
    next: 'Kas tetap dipegang pemegang sebelumnya; ia diberi tahu alasannya.',
  });
  return (
    <ReasonDialog
      {...dialog}
      kind="danger"
      title="Tolak serah terima kas?"
      confirmLabel="Tolak"
      onConfirm={(reason) => send({ decision: 'REJECTED', reason })}
    >
      <p>Tolak bila uangnya tidak sama dengan hitungan {formatRupiah(request.counted ?? 0)}.</p>
    </ReasonDialog>
  );
}

interface CountAnsweringProps extends LeavingProps {
  /** The surprise count. */
  count: PettyCount;
}

/** Says why a surprise count differs; once. */
export function CountAnswering({ count, onClose }: CountAnsweringProps) {
  const { send, ...dialog } = useReasoned(useAnswerCount(count.id), onClose, {
    message: 'Penjelasan Anda tersimpan.',
    next: 'Ia tetap terbaca di riwayat hitungan dan tidak dapat diubah.',
  });
  return (
    <ReasonDialog
      {...dialog}
      title={`Jelaskan selisih ${formatRupiah(count.counted - count.expected)}`}
      confirmLabel="Simpan penjelasan"
      onConfirm={send}
    >
      <p>
        {count.counted_by.name} menghitung {formatRupiah(count.counted)}, seharusnya{' '}
        {formatRupiah(count.expected)}. Penjelasan ditulis sekali.
      </p>
    </ReasonDialog>
  );
}
