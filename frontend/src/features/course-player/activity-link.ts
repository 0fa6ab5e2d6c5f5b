/** Returns whether the address leads to an activity. */
export function asksForActivity(): boolean {
  return location.hash.startsWith('#activity-');
}
