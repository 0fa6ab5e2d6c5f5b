/** Characters of other scripts, and digits, that look like a Latin letter. @see https://www.unicode.org/reports/tr39/#Confusable_Detection */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαᎪᴀ4@',
  b: 'ЬʙᏴβ8',
  c: 'сϲᴄᏟⲥ¢(',
  d: 'ԁժᴅᎠɗ',
  e: 'еҽєᴇᎬ3ε',
  f: 'ғϝքꜰ',
  g: 'ɡցɢᏀ9',
  h: 'һհʜᎻ',
  // In some fonts, no one can tell an l from them.
  i: 'іιıɪᎥӏ1|!lⅼʟᏞⳑ',
  j: 'јϳᴊᎫ',
  k: 'кκᴋᏦ',
  m: 'мᴍᎷⅿ',
  n: 'ոпηɴ',
  o: 'оοօᴏσ0ⲟ',
  p: 'рρᴘᏢ',
  q: 'ԛզ',
  r: 'гʀᎡᴦ',
  s: 'ѕꜱᏚ5$ş',
  t: 'тτᴛᎢ7',
  u: 'υսᴜцʋ',
  v: 'νѵᴠᏙ',
  w: 'ԝѡᴡᎳω',
  x: 'хχⅹ',
  y: 'уүγʏ',
  z: 'ᴢᏃ2',
};
const LETTERS = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other.toLowerCase(), letter] as const),
  ),
);

/** More than the screen shows of a name. */
const MAX_WORDS = 600;

/** Whether a reader takes a text for a name, or for one that has it in it: whatever the case, spaces, signs and look-alikes. */
export function readsAs(text: string, name: string): boolean {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const wanted = wordsOf(name).join('');
  return words.some((_, from) => {
    let joined = '';
    for (const word of words.slice(from)) {
      joined += word;
      if (joined.length >= wanted.length) return joined === wanted;
    }
    return false;
  });
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/./gsu, (character) => LETTERS.get(character) ?? character)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}
