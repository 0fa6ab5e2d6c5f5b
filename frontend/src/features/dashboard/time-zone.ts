/** The device's IANA time zone; undefined where the browser does not tell. */
export function deviceTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

/** `America/New York`. */
export function printTimeZone(name: string | undefined): string {
  return (name ?? 'UTC').replaceAll('_', ' ');
}
