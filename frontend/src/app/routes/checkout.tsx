import { createFileRoute } from '@tanstack/react-router';
import { parseCheckoutSearch } from '#features/checkout/checkout-search.ts';
import { requireSession } from '#lib/session/require-session.ts';

export const Route = createFileRoute('/checkout')({
  validateSearch: parseCheckoutSearch,
  beforeLoad: requireSession,
});
