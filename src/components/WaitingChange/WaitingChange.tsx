import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { WaitingChange as Change } from '@/lib/contract/changes';

export interface WaitingChangeProps {
  /** What waits for a second person. */
  change: Change;
  /** It is being taken back. */
  busy?: boolean;
  /** Why it could not be taken back. */
  problem?: ReactNode;
  /** Taken back by whoever asked for it. */
  onWithdraw: () => void;
}

/** So many people are named. */
const NAMED = 3;

/** A change that waits for a second person: who decides, or when it takes effect where nobody could. */
export function WaitingChange({ change, busy = false, problem, onWithdraw }: WaitingChangeProps) {
  const { what, request_by: by, requested_at: at, people, takes_effect_at: effect } = change;
  return (
    <InlineAlert
      tone="warning"
      title={effect === null ? `Menunggu persetujuan: ${what}` : `Belum berlaku: ${what}`}
      action={
        change.may_withdraw && (
          <Button busy={busy} busyLabel="Menarik…" onClick={onWithdraw}>
            Tarik kembali
          </Button>
        )
      }
    >
      Diminta {by.name || by.username}, <DateText kind="instant" value={at} />.{' '}
      {effect === null ? (
        `Diputuskan oleh ${namesText(people)}, lewat Persetujuan di halaman Akun.`
      ) : (
        <>
          Tidak ada orang lain yang dapat menyetujuinya, jadi berlaku sendiri{' '}
          <DateText kind="instant" value={effect} />
          {people.length === 0 ? '.' : `, kecuali dihentikan lebih dahulu oleh ${namesText(people)}.`}
        </>
      )}
      {problem && <div>{problem}</div>}
    </InlineAlert>
  );
}

/** 'Bambang, Hendra, atau Ratna'; of many the first ones, and how many more. */
function namesText(people: readonly string[]): string {
  const named = people.slice(0, NAMED);
  const more = people.length - named.length;
  const all = more > 0 ? [...named, `${more} orang lain`] : named;
  const last = all.at(-1) ?? 'pemegang hak persetujuan';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} atau ${last}`;
}
