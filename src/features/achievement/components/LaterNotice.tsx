import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { AchievementFigures } from '@/lib/contract/achievement';
import { laterText } from '../domain/figureWords';
import type { LinkOf } from '../domain/rowLinks';

export interface LaterNoticeProps extends Pick<AchievementFigures, 'entered_later' | 'voided_later'> {
  /** Where the rows of a figure are. */
  linkOf: LinkOf;
}

/** What became known after a month had closed: apart from the figures, each with its rows. */
export function LaterNotice({ entered_later, voided_later, linkOf }: LaterNoticeProps) {
  const notice = (kind: 'entered' | 'voided', sum: { count: number; amount: number }) =>
    sum.count > 0 && (
      <InlineAlert
        tone="info"
        action={
          <LinkButton kind="quiet" href={linkOf({ of: 'receipts', show: `${kind}_later` })}>
            {kind === 'entered' ? 'Lihat yang masuk kemudian' : 'Lihat yang dibatalkan'}
          </LinkButton>
        }
      >
        {laterText(kind, sum)}
      </InlineAlert>
    );
  return (
    <>
      {notice('entered', entered_later)}
      {notice('voided', voided_later)}
    </>
  );
}
