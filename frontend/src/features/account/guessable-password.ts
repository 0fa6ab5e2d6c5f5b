/** What others try first, as part of a password. Digits and signs in place of letters count as the letters. */
const COMMON =
  'administrator admin baseball changeme computer default dragon duecourse football iloveyou internet letmein login ' +
  'master michael monkey password princess qwerty secret shadow sunshine superman trustno welcome whatever';

/** Keys or signs that follow each other; also backwards. */
const ROWS =
  'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb !@#$%^&*()_+';

/** A shorter part of a row is found in many words. */
const MIN_ROW = 4;
/** A password needs this many characters that are none of these. */
const MIN_OWN = 8;

const LETTERS = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }),
);

/** Returns whether a long password is among the first that others try. Source: rules/access.md A7 */
export function isGuessable(password: string, email: string): boolean {
  let own = password.toLowerCase().replaceAll(/\s/gu, '');
  for (const part of [...partsOf(email), ...COMMON.split(' ')]) own = without(own, part);
  own = withoutRows(own).replaceAll(/(?:19|20)\d\d/gu, '');
  own = own.replaceAll(/(.)\1{2,}/gu, '$1').replace(/^(.+?)\1+$/u, '$1');
  return own.length < MIN_OWN;
}

/** The parts of the learner's own address, the longest first. */
function partsOf(email: string): string[] {
  const address = email.trim().toLowerCase();
  const parts = [address, ...address.split('@'), ...address.split(/[@._+-]/u)];
  return parts.filter((part) => part.length >= MIN_ROW).toSorted((a, b) => b.length - a.length);
}

/** Removes a part wherever it stands, also where signs replace its letters. */
function without(text: string, part: string): string {
  const plain = (value: string) => Array.from(value, (sign) => LETTERS.get(sign) ?? sign).join('');
  const [searched, target] = [plain(text), plain(part)];
  const at = searched.length === text.length ? searched.indexOf(target) : -1;
  if (at === -1) return text;
  return text.slice(0, at) + without(text.slice(at + part.length), part);
}

function withoutRows(text: string): string {
  const rows = ROWS.split(' ').flatMap((row) => [row, Array.from(row).toReversed().join('')]);
  let rest = '';
  for (let at = 0; at < text.length;) {
    const length = Math.max(...rows.map((row) => sharedLength(text.slice(at), row)));
    if (length < MIN_ROW) rest += text[at];
    at += length < MIN_ROW ? 1 : length;
  }
  return rest;
}

/** How many signs of the text's start follow each other in the row. */
function sharedLength(text: string, row: string): number {
  const start = row.indexOf(text[0]!);
  if (start === -1) return 0;
  let length = 1;
  while (length < text.length && text[length] === row[start + length]) length += 1;
  return length;
}
