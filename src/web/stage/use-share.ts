import { useRef } from 'react';
import { share } from './share.ts';

/** The value, with every part that has not changed since the last drawing kept as it was. */
export function useShare<T>(value: T): T {
  const last = useRef({ given: value, shared: value });
  if (last.current.given !== value)
    last.current = { given: value, shared: share(last.current.shared, value) };
  return last.current.shared;
}
