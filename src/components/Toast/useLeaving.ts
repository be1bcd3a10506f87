import { useEffect, useRef, useState } from 'react';

/**
 * Leaves by itself after `stay` ms, but not while a pointer or the focus is on it.
 * @param stay ms; Infinity: it stays until it is closed
 */
export function useLeaving(stay: number, onLeave: () => void) {
  const [held, setHeld] = useState(false);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (held || stay === Infinity) return;
    const timer = setTimeout(() => leave.current(), stay);
    return () => clearTimeout(timer);
  }, [held, stay]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
