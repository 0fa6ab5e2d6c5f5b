/** Runs a task once the browser has shown what changed: a click is answered before what is long to render. Browser only. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
