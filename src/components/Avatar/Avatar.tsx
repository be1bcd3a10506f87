import { useState } from 'react';
import { initials } from '@/lib/format/initials';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Address of the photo; without one, or when it breaks, the initials show. */
  src?: string | null | undefined;
  /** Whose it is; the initials come from it (SPEC 5). */
  name: string | null | undefined;
  /** px. Default 32. */
  size?: number;
}

/** A person's photo with initials as fallback (SPEC 2); the name stands beside it, so it is decoration. */
export function Avatar({ src, name, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={styles.root}
      aria-hidden
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
    >
      {src && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
