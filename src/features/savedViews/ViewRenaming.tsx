import { useToast } from '@/components/Toast/useToast';
import type { SavedView } from '@/lib/contract/savedViews';
import type { ViewedList } from '@/lib/contract/viewedLists';
import { useChangeView } from './api/useViewWrites';
import { ViewForm } from './components/ViewForm';

export interface ViewRenamingProps {
  /** The list that it is of. */
  list: ViewedList;
  /** What gets another name. */
  view: SavedView;
  /** Done, or left. */
  onClose: () => void;
}

/** Gives a view another name; what it opens stays. */
export function ViewRenaming({ list, view, onClose }: ViewRenamingProps) {
  const toast = useToast();
  const { send, isPending, problem, fields } = useChangeView(list);
  return (
    <ViewForm
      title="Ganti nama tampilan"
      name={view.name}
      offices={[]}
      fields={fields}
      problem={problem}
      busy={isPending}
      onSubmit={({ name }) =>
        send(
          { view, name },
          {
            onSuccess: () => {
              toast.show({ tone: 'success', message: `Tampilan kini bernama “${name}”.` });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
