/** Formats one of Stripe's statuses as words: `requires payment method`. */
export const statusText = (status: string): string => status.replaceAll('_', ' ');

/** Returns the id of one of Stripe's references, which are an id or the expanded object. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
