/** `15 minutes`, `22 minutes 30 seconds`, `1 minute`. */
export function printDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return [counted(minutes, 'minute'), counted(rest, 'second')].filter(Boolean).join(' ');
}

/** `1 question`, `3 questions`; empty for none. */
export function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
