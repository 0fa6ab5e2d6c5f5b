/** Questions from earlier modules that a module opens with. Source: rules/learning.md L28 */
export const OPENING_CARDS = 3;
