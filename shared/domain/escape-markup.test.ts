import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test.each([
  ['Ada <b>"O\'Hara"</b> & Co.', 'Ada &lt;b&gt;&quot;O&#39;Hara&quot;&lt;/b&gt; &amp; Co.'],
  ['already &amp; escaped', 'already &amp;amp; escaped'],
  ['a\u0000b\u001bc\u0085d\te', 'a b c d e'],
  ['two\nlines', 'two\nlines'],
  ['Zoë 李 🎓', 'Zoë 李 🎓'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
