import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { RecordList } from '@/components/RecordList/RecordList';
import type { Visit } from '@/lib/contract/visits';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { VisitList, type VisitListProps } from '../components/VisitList';
import { OUTSIDE_VISIT_VIEW } from './components/outsideVisitView';
import { OUTSIDE_VISITS } from './domain/outsideVisitList';

export interface OutsideVisitsProps extends Pick<VisitListProps, 'FileView'> {
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOf?: ((code: string) => string) | undefined;
}

/** Visits of an office outside of hours, place or person without a consent; each opens with all that is known of it. */
export function OutsideVisits({ FileView, hrefOf }: OutsideVisitsProps) {
  const shown = useList(OUTSIDE_VISITS);
  const office = useQuery(officesQuery()).data;
  const [opened, setOpened] = useState<Visit | null>(null);
  const handleClose = () => setOpened(null);
  return (
    <RecordList shown={shown} view={OUTSIDE_VISIT_VIEW} choices={{ office }} onOpen={setOpened}>
      {opened && (
        <Dialog
          open
          size="medium"
          title={`${opened.customer_name}, ${opened.contract_code}`}
          onClose={handleClose}
          actions={
            <>
              {hrefOf && (
                <LinkButton kind="quiet" href={hrefOf(opened.contract_code)}>
                  Buka kontrak
                </LinkButton>
              )}
              <Button onClick={handleClose}>Tutup</Button>
            </>
          }
        >
          <VisitList visits={[opened]} FileView={FileView} />
        </Dialog>
      )}
    </RecordList>
  );
}
