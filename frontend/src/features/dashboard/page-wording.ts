/** True for everyone, so that it can be prerendered. */
export const DASHBOARD_LEAD = 'Everything you are learning, and what is worth a few minutes today.';
