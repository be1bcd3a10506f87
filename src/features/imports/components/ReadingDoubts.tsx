import { CheckField } from '@/components/CheckField/CheckField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import type { Doubt } from '@/lib/tables/statement/doubt';

export interface ReadingDoubtsProps {
  /** What speaks against the reading. */
  doubts: readonly Doubt[];
  /** Texts of those that a person has answered for. */
  agreed: readonly string[];
  /** Answered for, or no longer. */
  onAgree: (text: string, agreed: boolean) => void;
}

/** What the file says against its reading. Nothing is sent until a person has answered for each. */
export function ReadingDoubts({ doubts, agreed, onAgree }: ReadingDoubtsProps) {
  if (doubts.length === 0) return null;
  const asked = doubts.map(({ kind, text }) => (
    <InlineAlert
      key={text}
      tone="warning"
      title="Periksa sebelum mengirim"
      action={
        <CheckField
          label={kind === 'direction' ? 'Ya, semua ini uang masuk' : 'Sudah saya periksa, bacaan ini benar'}
          checked={agreed.includes(text)}
          onChange={(on) => onAgree(text, on)}
        />
      }
    >
      {text}
    </InlineAlert>
  ));
  return <PageParts>{asked}</PageParts>;
}
