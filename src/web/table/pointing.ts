/** What is under the mouse or has the focus is drawn on the stage before it is chosen. */
export function pointing(onPoint: (action: unknown | null) => void, action: unknown) {
  const [point, leave] = [() => onPoint(action), () => onPoint(null)];
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
