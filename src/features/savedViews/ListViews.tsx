import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { ViewsProps } from '@/components/TableTools/ViewsContext';
import { useToast } from '@/components/Toast/useToast';
import { useViewInAddress } from '@/lib/address/useViewInAddress';
import { namedParts, partsText, withoutParts } from '@/lib/list/savedView';
import { savedViewsOptions } from './api/savedViews.queries';
import { useChangeView } from './api/useViewWrites';
import { ViewBar } from './components/ViewBar';
import type { ViewStep, ViewStepsProps } from './ViewSteps';

const ViewSteps = lazyOverlay<ViewStepsProps>(
  () => import('./ViewSteps'),
  ({ onStep }) =>
    () =>
      onStep(null),
);

/** The saved views of a screen: which one is open, and ways to open, keep and remove them. */
export default function ListViews({ viewed, columns }: ViewsProps) {
  const place = useViewInAddress(viewed);
  const [step, setStep] = useState<ViewStep | null>(null);
  const control = useFocusAfter(step !== null);
  const views = useQuery({
    ...savedViewsOptions(viewed.key),
    enabled: place.opened !== null || step !== null,
  });
  const { send, isPending, problem, isConflict, reset } = useChangeView(viewed.key);
  const toast = useToast();
  const view = views.data?.rows.find(({ id }) => id === place.opened);
  const gone = view?.gone ?? [];
  const kept = view && withoutParts(viewed, view.address, gone);

  // An address from before something it names went: a bookmark, a link, the way back.
  const isOld = gone.length > 0 && view && place.current === withoutParts(viewed, view.address, []);
  useEffect(() => {
    if (isOld && kept !== undefined) place.open({ id: view.id, address: kept }, true);
  });

  const changed = kept !== undefined && kept !== place.current;
  const isWithout = namedParts(viewed, place.state).every(({ part }) => !gone.includes(part));
  const keep = () => {
    if (!view) return;
    const { name } = view;
    const named = namedParts(viewed, place.state);
    send(
      { view, name, state: { address: place.current, named } },
      {
        onSuccess: () =>
          toast.show({ tone: 'success', message: `Perubahan pada tampilan “${name}” tersimpan.` }),
      },
    );
  };
  const mayKeep = view?.may_change && (changed || gone.length > 0);
  return (
    <>
      <ViewBar
        ref={control}
        name={view?.name ?? null}
        changed={changed}
        gone={isWithout ? partsText(viewed, gone) : ''}
        busy={isPending}
        problem={problem}
        onKeep={mayKeep ? keep : undefined}
        onSaveAs={changed && !view?.may_change ? () => setStep({ kind: 'save' }) : undefined}
        onReload={isConflict ? reset : undefined}
        onOpen={() => setStep({ kind: 'menu' })}
      />
      {step && <ViewSteps {...{ viewed, columns, place, views, step }} onStep={setStep} />}
    </>
  );
}

/** For the control: it has the focus again once what it opened is closed, whatever became of what was pressed there. */
function useFocusAfter(isOpen: boolean) {
  const control = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) control.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return control;
}
