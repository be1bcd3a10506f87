import type { Ref } from 'react';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import type { PaletteGroup, PaletteItem } from './CommandPalette.types';

/** Tells an item from all others; the same may stand in two groups. */
export const itemKey = ({ key }: PaletteGroup, { href, title }: PaletteItem): string =>
  `${key} ${href ?? title}`;

interface PaletteHitsProps {
  /** The input itself. */
  ref: Ref<HTMLDivElement>;
  /** The field's id, from which those of the options are made. */
  id: string;
  /** What was found, by kind. */
  groups: readonly PaletteGroup[];
  /** Which of all items is meant. */
  at: number;
  /** One of them was chosen. */
  onChoose: (item: PaletteItem) => void;
  /** The pointer moved onto an item, by its key. */
  onPoint: (key: string) => void;
}

/** The list below the palette's field, in groups. */
export function PaletteHits({ ref, id, groups, at, onChoose, onPoint }: PaletteHitsProps) {
  const shown = groups.filter((group) => group.items.length > 0 || group.waiting);
  const isBusy = shown.some((group) => group.waiting);
  const starts = shown.map((_, index) =>
    shown.slice(0, index).reduce((sum, group) => sum + group.items.length, 0),
  );
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label="Hasil"
      aria-busy={isBusy || undefined}
      data-part="hits"
    >
      {shown.map((group, index) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-group-${group.key}`}>
          <div role="presentation" id={`${id}-group-${group.key}`} data-part="group">
            {group.title}
          </div>
          {group.items.map((item, place) => {
            const { title, detail, aside, keys, icon: Icon } = item;
            const key = itemKey(group, item);
            const number = (starts[index] ?? 0) + place;
            return (
              <div
                key={key}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === at}
                onPointerMove={() => onPoint(key)}
                onClick={() => onChoose(item)}
              >
                {Icon && <Icon aria-hidden />}
                <span data-part="text">
                  <span>{title}</span>
                  {detail && (
                    <span data-part="detail">
                      {detail.map((part, index) => (
                        <span key={part}>
                          {part}
                          {index < detail.length - 1 && ' ·'}
                        </span>
                      ))}
                    </span>
                  )}
                </span>
                {aside && <span data-part="aside">{aside}</span>}
                {keys && (
                  <span data-part="keys">
                    {keys.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </span>
                )}
              </div>
            );
          })}
          {group.waiting && (
            <div aria-hidden data-part="bones">
              <Skeleton width="60%" />
              <Skeleton width="40%" />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
