import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';

export interface NoTargetProps {
  /** The reader sees others than themself. */
  supervises: boolean;
  /** Where targets are set; undefined: the reader sets none. */
  href: string | undefined;
}

/** Nobody set a target for the period: what that means, and where it is set. */
export const NoTarget = ({ supervises, href }: NoTargetProps) => (
  <InlineAlert
    tone="info"
    action={
      href && (
        <LinkButton kind="quiet" href={href}>
          Tetapkan target
        </LinkButton>
      )
    }
  >
    Belum ada target untuk bulan ini, sehingga kekurangannya tidak dapat dihitung.
    {!supervises && ' Target ditetapkan oleh supervisor.'}
  </InlineAlert>
);
