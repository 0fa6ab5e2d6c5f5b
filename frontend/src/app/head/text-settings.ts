/** Sets size and width of lessons before the first paint, as `features/course-player/text-settings` stored them on this device. */
export function applyTextSettings(): void {
  const { size, width } = readStored();
  if (size === undefined || width === undefined) return;
  document.documentElement.dataset['textSize'] = size;
  document.documentElement.dataset['textWidth'] = width;
}

function readStored(): { size?: string; width?: string } {
  try {
    return (JSON.parse(localStorage.getItem('text-settings:v1') ?? 'null') ?? {}) as object;
  } catch {
    // Storage is blocked: lessons have the standard look.
    return {};
  }
}
