import type { KeptFile } from '@/lib/contract/files';

/** Stands in the place of the piece of another feature that shows a document. */
export const StoryFile = ({ label, file }: { label: string; file: KeptFile }) => (
  <p>
    {label}: {file.name}
  </p>
);
