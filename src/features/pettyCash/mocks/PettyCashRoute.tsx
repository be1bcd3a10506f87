import { DocumentField } from '@/components/DocumentField/DocumentField';
import { FileView } from '@/components/FileView/FileView';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import type { KeptFile } from '@/lib/contract/files';
import { JournalScreen, PettyCashScreen, useJournalActs, usePettyCashActs } from '..';
import type { ProofUpload } from '../components/ProofUpload';
import { PROOF } from './buildVoucher';

/** A field for a proof whose sending is another feature's: whatever is chosen is there at once. */
export const StoryProof: ProofUpload = ({ label, initial, error, required = false, onChange }) => (
  <DocumentField
    label={label}
    error={error}
    required={required}
    state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
    onFile={() => onChange(PROOF)}
    onCancel={() => undefined}
    onAgain={() => undefined}
    onRemove={() => onChange(null)}
  />
);

/** A kept file that nobody has opened. */
export const StoryFile = ({ label, file }: { label: string; file: KeptFile }) => (
  <FileView
    {...{ label, file }}
    state={{ step: 'closed' }}
    onOpen={() => undefined}
    onClose={() => undefined}
    onBroken={() => undefined}
  />
);

/** The page of petty cash as the app joins it, for connected stories. */
export function PettyCashRoute() {
  const { primary, actions, shown, onAct } = usePettyCashActs(StoryProof);
  return (
    <ToastProvider stay={3_600_000}>
      <PageGrid>
        <PageHeader title="Daily Petty Cash" primary={primary} menu={actions} />
        {shown}
        <PettyCashScreen href="/pettycash" inboxHref="/account/approval" File={StoryFile} onAct={onAct} />
      </PageGrid>
    </ToastProvider>
  );
}

/** The page of its journal. */
export function JournalRoute() {
  const { primary, actions, shown } = useJournalActs();
  return (
    <ToastProvider stay={3_600_000}>
      <PageGrid>
        <PageHeader title="Export Jurnal Petty Cash" primary={primary} menu={actions} />
        {shown}
        <JournalScreen />
      </PageGrid>
    </ToastProvider>
  );
}
