/**
 * A full stop, question or exclamation mark with its closing quotes before a space, or the end of a line. The number of a point and a
 * title before a name end no sentence.
 */
const END =
  /(?<=[.!?]["'”’)\]]*)(?<!(?:^|\s)(?:\d{1,2}|Mr|Mrs|Ms|Dr|No)\.)\s+(?=["'“‘([]?[\p{Lu}\p{N}])|\n+/u;

/** Divides a text into the sentences that can be marked. Lines are divided, too, so that lists can be marked point by point. */
export function sentencesOf(text: string): string[] {
  return text
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
