import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { ViewInAddress } from '@/lib/address/useViewInAddress';
import type { SavedView } from '@/lib/contract/savedViews';
import type { ViewedList } from '@/lib/contract/viewedLists';
import { useRemoveView } from './api/useViewWrites';

export interface ViewRemovingProps {
  /** The list that it is of. */
  list: ViewedList;
  /** What is to be removed. */
  view: SavedView;
  /** The screen's address, which forgets it. */
  place: Pick<ViewInAddress, 'opened' | 'forget'>;
  /** Done, or left. */
  onClose: () => void;
}

/** Asks once before a view is removed. */
export function ViewRemoving({ list, view, place, onClose }: ViewRemovingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useRemoveView(list);
  const { id, name, office } = view;
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={`Hapus tampilan “${name}”?`}
      confirmLabel="Hapus"
      busy={isPending}
      error={problem}
      onConfirm={() =>
        send(view, {
          onSuccess: () => {
            toast.show({ tone: 'success', message: `Tampilan “${name}” dihapus.` });
            if (place.opened === id) place.forget();
            onClose();
          },
        })
      }
      onCancel={onClose}
    >
      <p>
        {office
          ? `Tidak ada lagi orang di kantor ${office.name} yang dapat membukanya.`
          : 'Daftar dan isinya tidak berubah.'}
      </p>
    </ConfirmDialog>
  );
}
