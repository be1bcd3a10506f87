import { useRef } from 'react';
import { newIdempotencyKey } from './newIdempotencyKey';

/**
 * Keys for what a person sends: the same content tried again carries the same key, so that it is never written twice;
 * other content is another intention.
 */
export function useIntention(): (content: unknown) => string {
  const last = useRef<{ text: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.text !== text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
