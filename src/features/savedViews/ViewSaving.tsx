import type { ViewsProps } from '@/components/TableTools/ViewsContext';
import { useToast } from '@/components/Toast/useToast';
import type { ViewInAddress } from '@/lib/address/useViewInAddress';
import { namedParts } from '@/lib/list/savedView';
import { useSaveView } from './api/useViewWrites';
import { ViewForm, type ViewFormProps } from './components/ViewForm';

export interface ViewSavingProps extends ViewsProps, Pick<ViewFormProps, 'offices'> {
  /** The screen's address. */
  place: ViewInAddress;
  /** Done, or left. */
  onClose: () => void;
}

/** Keeps the screen as it is under a name; it is the open view then. */
export function ViewSaving({ viewed, columns, place, offices, onClose }: ViewSavingProps) {
  const toast = useToast();
  const { send, isPending, problem, fields } = useSaveView(viewed.key);
  return (
    <ViewForm
      title="Simpan tampilan"
      name=""
      offices={offices}
      fields={fields}
      problem={problem}
      busy={isPending}
      onSubmit={({ name, office }) =>
        send(
          {
            ...{ name, address: place.currentWith(columns), named: namedParts(viewed, place.state) },
            office_id: office === '' ? null : Number(office),
          },
          {
            onSuccess: (view) => {
              const whose = view.office ? ` untuk kantor ${view.office.name}` : '';
              toast.show({ tone: 'success', message: `Tampilan “${view.name}” tersimpan${whose}.` });
              place.open(view, true);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
