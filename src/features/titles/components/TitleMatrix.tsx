import { useState } from 'react';
import { Select } from '@/components/Select/Select';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Title } from '@/lib/contract/titles';
import { TITLE_FIELDS } from '@/lib/titles/titleLabels';
import { FLAG_GROUPS } from '../domain/flagGroups';
import { LIMITS, limitText } from '@/lib/titles/titleFacts';
import styles from './TitleMatrix.module.css';

export interface TitleMatrixProps {
  /** The titles, a column each. */
  titles: readonly Title[];
  /** Rows that differ stand out, the others step back: two titles are compared. */
  comparing?: boolean;
  /** A title was chosen. */
  onOpen: (title: Title) => void;
}

interface Row {
  key: string;
  label: string;
  hint?: string;
  text: (title: Title) => string;
}

const GROUPS: readonly { title: string; rows: readonly Row[] }[] = [
  ...FLAG_GROUPS.map(({ title, rights }) => ({
    title,
    rows: rights.map(({ flag, label, opens }) => ({
      ...{ key: flag, label, hint: opens },
      text: ({ access }: Title) => (access[flag] === 1 ? 'Ya' : 'Tidak'),
    })),
  })),
  {
    title: 'BATAS',
    rows: LIMITS.map((limit) => ({
      ...{ key: limit, label: TITLE_FIELDS[limit] },
      text: (title: Title) => limitText(title, limit),
    })),
  },
];

/** What each title opens and how far it goes alone: rights down, titles across; phones show one title at a time. */
export function TitleMatrix({ titles, comparing = false, onOpen }: TitleMatrixProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const onPhone = titles.find(({ id }) => id === chosen) ?? titles[0];
  /** Compared titles stand side by side on phones too. */
  const isHidden = ({ id }: Title) => !comparing && id !== onPhone?.id;
  return (
    <div className={styles.root} data-comparing={comparing || undefined}>
      {!comparing && titles.length > 0 && (
        <div data-part="choice">
          <Select
            label="Jabatan yang ditampilkan"
            value={String(onPhone?.id ?? '')}
            options={titles.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => setChosen(Number(id))}
          />
        </div>
      )}
      <div data-part="scroll" role="region" aria-label="Hak akses menurut jabatan" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Hak akses</th>
              {titles.map((title) => (
                <th key={title.id} scope="col" data-phone={isHidden(title) ? 'hidden' : undefined}>
                  <button type="button" onClick={() => onOpen(title)}>
                    {title.name}
                  </button>
                  <small>{holdersText(title)}</small>
                </th>
              ))}
            </tr>
          </thead>
          {GROUPS.map(({ title: group, rows }) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={titles.length + 1} data-part="group">
                  {group}
                </th>
              </tr>
              {rows.map(({ key, label, hint, text }) => {
                const differs = comparing && new Set(titles.map(text)).size > 1;
                return (
                  <tr key={key} data-differs={differs || undefined}>
                    <th scope="row">
                      {label}
                      {differs && (
                        <>
                          {' '}
                          <em>berbeda</em>
                        </>
                      )}
                      {hint && <small>{hint}</small>}
                    </th>
                    {titles.map((title) => (
                      <td key={title.id} data-phone={isHidden(title) ? 'hidden' : undefined}>
                        <Cell text={text(title)} />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

/** Who has it, and what its number means. */
function holdersText({ id, holders, waiting }: Title): string {
  const people = holders === 0 ? 'Belum dipegang' : `${holders} orang`;
  const words = id === SURVEYOR_TITLE_ID ? `${people}, surveyor` : people;
  return waiting ? `${words}, menunggu persetujuan` : words;
}

/** A yes is a dot, a no nothing to see: the pattern of a column shows at a glance. */
function Cell({ text }: { text: string }) {
  if (text !== 'Ya' && text !== 'Tidak') return <span data-part="text">{text}</span>;
  return (
    <span data-part={text === 'Ya' ? 'yes' : 'no'}>
      <span>{text}</span>
    </span>
  );
}
