import type { VisitListProps } from '../components/VisitList';

/** A photo whose reading is another feature's. */
export const StoryFileView: VisitListProps['FileView'] = ({ label, file }) => (
  <p>
    {label}: {file.name}
  </p>
);
