/** Returns Letter for North America, A4 for the rest of the world. */
export function devicePaper(): 'A4' | 'LETTER' {
  return /-(US|CA|MX)$/.test(navigator.language) ? 'LETTER' : 'A4';
}
