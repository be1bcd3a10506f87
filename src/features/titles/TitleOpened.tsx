import { useState } from 'react';
import type { Title } from '@/lib/contract/titles';
import type { ViewOf } from './domain/titleView';
import { TitleEditor } from './TitleEditor';
import { TitleReview } from './TitleReview';
import type { useTitlePlace } from './useTitlePlace';

export interface TitleOpenedProps {
  /** Every title. */
  rows: readonly Title[];
  /** False: the reader changes nothing. */
  mayChange: boolean;
  /** Menu and pages of flags. */
  viewOf: ViewOf;
  /** Where the log of a title is. */
  logHrefOf: (id: number) => string;
  /** What the address says. */
  place: ReturnType<typeof useTitlePlace>;
}

/** What the address says is open: a title to read or change, or a new one. */
export function TitleOpened({ rows, mayChange, viewOf, logHrefOf, place }: TitleOpenedProps) {
  const { open, edit, close } = place;
  const found = rows.find(({ id }) => String(id) === open);
  // A title that somebody deletes stays open here: what was typed into it is not lost without a word.
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const title = found ?? (String(last?.id) === open ? last : undefined);
  if (open === 'new' && mayChange) {
    return <TitleEditor title={null} titles={rows} viewOf={viewOf} onClose={close} />;
  }
  if (!title) return null;
  if (edit && mayChange) {
    return <TitleEditor key={title.id} title={title} viewOf={viewOf} onClose={close} />;
  }
  return (
    <TitleReview
      title={title}
      mayChange={mayChange}
      logHref={logHrefOf(title.id)}
      onEdit={place.editTitle}
      onViewAs={() => place.viewAs(title.id)}
      onClose={close}
    />
  );
}
