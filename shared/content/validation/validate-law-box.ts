import { countWords, type Blockquote } from './markdown-blocks.ts';

const CHECKED_ON = /checked on 20\d\d-[01]\d-[0-3]\d/i;
const LINK_TARGET = /\]\(https:\/\/[^\s()]+\)/g;
/** The sentence that says what to watch: "Would change with …", "Changes when …". */
const CHANGE = /\b(?:Changes|Would change) (?:only )?(?:if|when|with|in|on)\b.*?(?:\.(?=\s|$)|$)/;
/** "Would change with: an amendment." has five words and says nothing about this law. */
const MIN_CHANGE_WORDS = 6;
/** Where a box admits that it rests on what others wrote about the law: "read in summaries", "not verified". */
const SECOND_HAND = [
  /\bnot (?:(?:re-?)?verified|read|checked against|in the Journal)\b/i,
  /\b(?:not for|others not|not read again for) this check\b/i,
  /\bread in (?:an? |part\b|law\b|notes\b|published\b|independent\b|excerpts\b|copies\b|summar)/i,
  /\b(?:published|in|firms['’]) summar(?:y|ies)\b/i,
  /\b(?:according to|from|in|firms?['’]s?|published) notes?\b/i,
];

/** Finds what a box with local law lacks: its date, its source, what would change it. Source: rules/content.md C1 */
export function lawBoxMessages(box: Pick<Blockquote, 'paragraphs'>): string[] {
  const text = box.paragraphs.join(' ');
  const words = text.replace(LINK_TARGET, ']').replaceAll('*', '');
  const change = CHANGE.exec(words)?.[0] ?? '';
  return [
    ...(CHECKED_ON.test(text) ? [] : ["states law without 'checked on YYYY-MM-DD'"]),
    ...(text.search(LINK_TARGET) < 0 ? ['states law without a link to its source'] : []),
    ...(countWords(change) < MIN_CHANGE_WORDS
      ? ["states law without saying what would change it: 'Would change with …'"]
      : []),
  ];
}

/** Returns the words in which a box says that its source was not read; undefined if it does not. Source: rules/content.md C1 */
export function secondHandWords(box: Pick<Blockquote, 'paragraphs'>): string | undefined {
  const text = box.paragraphs.join(' ').replace(LINK_TARGET, ']').replaceAll('*', '');
  return SECOND_HAND.map((words) => words.exec(text)?.[0]).find((words) => words !== undefined);
}
