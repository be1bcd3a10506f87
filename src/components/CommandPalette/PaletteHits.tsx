import type { Ref } from 'react';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import type { PaletteGroup } from './CommandPalette.types';

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
  onChoose: (href: string) => void;
  /** The pointer moved onto an item. */
  onPoint: (href: string) => void;
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
      {shown.map(({ key, title, items, waiting }, index) => (
        <div key={key} role="group" aria-labelledby={`${id}-group-${key}`}>
          <div role="presentation" id={`${id}-group-${key}`} data-part="group">
            {title}
          </div>
          {items.map(({ href, title: name, detail, aside, icon: Icon }, place) => {
            const number = (starts[index] ?? 0) + place;
            return (
              <div
                key={href}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === at}
                onPointerMove={() => onPoint(href)}
                onClick={() => onChoose(href)}
              >
                {Icon && <Icon aria-hidden />}
                <span data-part="text">
                  <span>{name}</span>
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
              </div>
            );
          })}
          {waiting && (
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
