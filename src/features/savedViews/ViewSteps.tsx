import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { ViewsProps } from '@/components/TableTools/ViewsContext';
import type { ViewInAddress } from '@/lib/address/useViewInAddress';
import type { DataOf } from '@/lib/contract/endpoint';
import type { listSavedViews, SavedView } from '@/lib/contract/savedViews';
import { withoutParts } from '@/lib/list/savedView';
import { ViewMenu } from './components/ViewMenu';
import { ViewRemoving } from './ViewRemoving';
import { ViewRenaming } from './ViewRenaming';
import { ViewSaving } from './ViewSaving';

/** What is open above a list: its views, or one of the things that can be done with them. */
export type ViewStep = { kind: 'menu' } | { kind: 'save' } | { kind: 'rename' | 'remove'; view: SavedView };

export interface ViewStepsProps extends ViewsProps {
  /** The screen's address. */
  place: ViewInAddress;
  /** Its views, as they are read. */
  views: Pick<UseQueryResult<DataOf<typeof listSavedViews>>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What is open. */
  step: ViewStep;
  /** Another step; null: nothing is open any more. */
  onStep: (step: ViewStep | null) => void;
}

/** The dialogs of saved views, one at a time. */
export default function ViewSteps({ viewed, columns, place, views, step, onStep }: ViewStepsProps) {
  const { data, error, isFetching, refetch } = views;
  const close = () => onStep(null);
  if (step.kind === 'save') {
    return <ViewSaving {...{ viewed, columns, place }} offices={data?.offices ?? []} onClose={close} />;
  }
  if (step.kind !== 'menu') {
    // As it is by now: somebody else may have changed it.
    const view = data?.rows.find(({ id }) => id === step.view.id) ?? step.view;
    if (step.kind === 'rename') return <ViewRenaming list={viewed.key} view={view} onClose={close} />;
    return <ViewRemoving list={viewed.key} view={view} place={place} onClose={close} />;
  }
  const again = { retrying: isFetching, onRetry: () => void refetch() };
  const notice =
    error && (data ? <StaleNotice error={error} {...again} /> : <ErrorState error={error} {...again} />);
  return (
    <ViewMenu
      views={data?.rows}
      opened={place.opened}
      notice={notice}
      onView={({ id, address, gone }) => {
        place.open({ id, address: withoutParts(viewed, address, gone) });
        close();
      }}
      onCloseView={() => {
        place.close();
        close();
      }}
      onSave={() => onStep({ kind: 'save' })}
      onRename={(view) => onStep({ kind: 'rename', view })}
      onRemove={(view) => onStep({ kind: 'remove', view })}
      onClose={close}
    />
  );
}
