import { DocumentField } from '@/components/DocumentField/DocumentField';
import { FileView } from '@/components/FileView/FileView';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import type { KeptFile } from '@/lib/contract/files';
import type { PaperUpload } from '@/lib/files/PaperParts';
import type { BookParts } from '../BookDetail';
import { BookDetail, BookList, LabelPrinting } from '..';
import { buildKept } from './buildBook';

/** A field for a photo or paper whose sending is another feature's: whatever is chosen is there at once. */
export const StoryUpload: PaperUpload = ({ label, kind, initial, error, required = false, onChange }) => (
  <DocumentField
    label={label}
    error={error}
    required={required}
    state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
    onFile={({ name }) => onChange(buildKept({ id: 840 + name.length, kind, name, attached: false }))}
    onCancel={() => undefined}
    onAgain={() => undefined}
    onRemove={() => onChange(null)}
  />
);

/** A kept paper that nobody has opened. */
const StoryFile = ({ label, file }: { label: string; file: KeptFile }) => (
  <FileView
    {...{ label, file }}
    state={{ step: 'closed' }}
    onOpen={() => undefined}
    onClose={() => undefined}
    onBroken={() => undefined}
  />
);

const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">${inside}</svg>`)}`;
const PHOTO = svg(
  '<rect width="120" height="90" fill="#cfd8d3"/><rect x="26" y="10" width="68" height="70" rx="3" fill="#315c52"/><rect x="36" y="22" width="48" height="6" fill="#e6e0c8"/><rect x="36" y="34" width="34" height="4" fill="#9fb8ae"/>',
);
const INK = svg(
  '<rect width="120" height="90" fill="#fff"/><path d="M12 60c14-40 22-40 18-6s14 22 22-8 10 24 18 4 12-10 16 4 12-2 22-8" fill="none" stroke="#111" stroke-width="3"/>',
);

/** A picture whose reading is another feature's. */
const StoryPicture = ({ file, label }: { label: string; file: KeptFile }) => (
  <img src={file.name.startsWith('tanda') ? INK : PHOTO} alt={label} width={96} height={72} />
);

export const STORY_PARTS: BookParts = { Upload: StoryUpload, File: StoryFile, Picture: StoryPicture };

export const hrefOfBook = (id: number) => `/bpkb/${id}`;

/** The page of the list as the app joins it, for connected stories. */
export const BookListRoute = () => (
  <PageGrid>
    <PageHeader title="Inventori BPKB" />
    <BookList hrefOf={hrefOfBook} />
  </PageGrid>
);

/** The page on which labels are printed. */
export const LabelRoute = () => (
  <ToastProvider stay={3_600_000}>
    <PageGrid>
      <PageHeader title="Cetak Label" back={{ href: '/bpkb', label: 'Inventori BPKB' }} />
      <LabelPrinting listHref="/bpkb" />
    </PageGrid>
  </ToastProvider>
);

/** The page of one book. */
export const BookDetailRoute = () => (
  <ToastProvider stay={3_600_000}>
    <PageGrid>
      <PageHeader title="Detail BPKB" back={{ href: '/bpkb', label: 'Inventori BPKB' }} />
      <BookDetail
        id="51"
        hrefOfContract={(code) => `/contract/${code}`}
        inboxHref="/account/approval"
        {...STORY_PARTS}
      />
    </PageGrid>
  </ToastProvider>
);
