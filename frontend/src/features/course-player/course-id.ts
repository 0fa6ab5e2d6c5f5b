/** The id in an address, or undefined when it cannot be one. */
export function parseCourseId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
