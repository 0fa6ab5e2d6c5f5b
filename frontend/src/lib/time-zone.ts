/** Returns the device's IANA time zone, or undefined when the browser does not report one. */
export function deviceTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
