/** Whose law a learner reads first. Source: rules/learning.md L51 */

/** The countries of law boxes, in the order in which they always stand. */
export const LAW_COUNTRIES = ['US', 'UK', 'EU'] as const;

export type LawCountry = (typeof LAW_COUNTRIES)[number];

export const COUNTRY_NAMES: Readonly<Record<LawCountry, string>> = {
  US: 'United States',
  UK: 'United Kingdom',
  EU: 'European Union',
};

/** With the District of Columbia; named as law boxes name them. */
export const US_STATES = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
] as const;

export type UsState = (typeof US_STATES)[number];

export interface LawChoice {
  countries: LawCountry[];
  states: UsState[];
}

/** Returns whether a text names a state; West Virginia is not Virginia. */
export function namesState(text: string, state: UsState): boolean {
  return new RegExp(`${state === 'Virginia' ? '(?<!West )' : ''}\\b${state}\\b`).test(text);
}
