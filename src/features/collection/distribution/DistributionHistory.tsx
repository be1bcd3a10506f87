import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { RecordList } from '@/components/RecordList/RecordList';
import type { SavedDistribution } from '@/lib/contract/distribution';
import { formatInstant } from '@/lib/format/tanggal';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { DISTRIBUTION_VIEW } from './components/distributionView';
import { SideTable } from './components/SideTable';
import { DISTRIBUTION_LIST } from './domain/accountList';

/** Distributions of an office as they were saved; each opens its before and after. */
export function DistributionHistory() {
  const shown = useList(DISTRIBUTION_LIST);
  const office = useQuery(officesQuery()).data;
  const [opened, setOpened] = useState<SavedDistribution | null>(null);
  const handleClose = () => setOpened(null);
  return (
    <RecordList shown={shown} view={DISTRIBUTION_VIEW} choices={{ office }} onOpen={setOpened}>
      {opened && (
        <Dialog
          open
          title={`Distribusi ${formatInstant(opened.at)}`}
          onClose={handleClose}
          actions={<Button onClick={handleClose}>Tutup</Button>}
        >
          {opened.reason !== null && <p>Alasan: {opened.reason}</p>}
          <SideTable sides={opened.sides} />
        </Dialog>
      )}
    </RecordList>
  );
}
