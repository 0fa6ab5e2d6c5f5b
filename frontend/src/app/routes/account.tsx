import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';

/** Requires a session for all pages of the account. */
export const Route = createFileRoute('/account')({ beforeLoad: requireSession });
