export const EMULATED_SECRET_KEY = 'sk_test_emulated';
export const EMULATED_PUBLISHABLE_KEY = 'pk_test_emulated';
/** The signing secret of every destination. */
export const EMULATED_WEBHOOK_SECRET = 'whsec_emulated';

export const API_VERSION = '2026-10-28.endive';
