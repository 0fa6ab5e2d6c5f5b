/**
 * What a European consumer ticks at checkout. The version is stored with the order: change it with every change of a text, and keep the
 * texts that were in use. A lawyer has to read them before consumers of Europe can buy.
 *
 * Source: rules/money.md M47
 */
export const START_CONSENT_VERSION = '2026-11-28';

export interface StartConsentTexts {
  course: string;
  plan: string;
}

/** By version, as they were shown. */
export const START_CONSENTS: Readonly<Record<string, StartConsentTexts>> = {
  '2026-11-28': {
    course:
      'Open the course at once, before my 14 days to withdraw are over. I know that I lose my right to withdraw once I open it.',
    plan: 'Start the plan at once, before my 14 days to withdraw are over. I can still withdraw within these 14 days, and get back everything I paid.',
  },
};

/** What the order's mail says besides the consent. */
export const WITHDRAWAL_NOTICE = {
  course:
    'Until you open the course, you can withdraw from this contract within 14 days, without a reason, and get back everything you paid.',
  plan: 'You can withdraw from this contract within 14 days, without a reason, and get back everything you paid.',
  how: 'Use “Withdraw from contract here” on your purchases page, or write to us.',
} as const;
