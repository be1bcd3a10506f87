export interface BrandMarkProps {
  /** px, square. Default 24. */
  size?: number;
}

/** The sign of Angsur: instalments stepping down to zero. Takes the colour of the text around it. */
export function BrandMark({ size = 24 }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <rect x="1" y="2" width="5.5" height="20" rx="1.5" />
      <rect x="9" y="9" width="5.5" height="13" rx="1.5" />
      <path d="M20 15a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" />
    </svg>
  );
}
