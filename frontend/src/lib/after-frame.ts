/** Runs a task once the browser has shown what changed: a click is answered before what is long to render. Browser only. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** Resolves once the browser has shown what changed. A page that is hidden shows nothing, so it waits until it is shown again. */
export function frameShown(): Promise<void> {
  return new Promise(afterFrame);
}
