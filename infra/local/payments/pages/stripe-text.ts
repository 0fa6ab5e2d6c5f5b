/** `requires payment method`, of one of Stripe's statuses. */
export const words = (status: string): string => status.replaceAll('_', ' ');

/** Stripe's references are an id, or the object if it was asked for. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
