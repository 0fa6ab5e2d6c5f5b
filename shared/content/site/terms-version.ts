/** The version of `/terms` that a buyer agrees to: change it with every change of meaning. */
export const TERMS_VERSION = '2026-11-28';
