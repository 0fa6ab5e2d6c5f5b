// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { LESSON_TEXT } from './lesson-text-mark.ts';
import { quotedPlaces, quoteOf, withQuote } from './lesson-quote.ts';

const ADDRESS = `${location.origin}/course/14/play?module=m1`;

afterEach(() => document.body.replaceChildren());

function select(html: string, from: string, to = from): Selection {
  document.body.innerHTML = html;
  const [start, end] = [from, to].map((query) => document.querySelector(query)!);
  const range = document.createRange();
  range.setStart(start!.firstChild!, 0);
  range.setEnd(end!.firstChild!, end!.firstChild!.textContent!.length);
  const selection = getSelection()!;
  selection.removeAllRanges();
  selection.addRange(range);
  return selection;
}

it('takes the selected words with the section that has them', () => {
  const selection = select(
    `<div ${LESSON_TEXT}><h2 id="why">Why</h2><p>Before</p><h2 id="when">When to write</h2><p id="p">Write it   today.</p></div>`,
    '#p',
  );
  expect(quoteOf(selection, ADDRESS)?.text).toBe(
    `“Write it today.”\nWhen to write: ${ADDRESS}#when`,
  );
});

it('takes the address of the module where no section comes before', () => {
  const selection = select(`<div ${LESSON_TEXT}><p id="p">First.</p><h2 id="x">X</h2></div>`, '#p');
  expect(quoteOf(selection, ADDRESS)?.text).toBe(`“First.”\n${ADDRESS}`);
});

it('takes nothing from elsewhere on the page', () => {
  expect(quoteOf(select('<p id="p">Menu</p>', '#p'), ADDRESS)).toBeUndefined();
  expect(quoteOf(null, ADDRESS)).toBeUndefined();
});

it('adds quotes at the end of a note, and finds their places again', () => {
  const one = { text: `“One.”\nWhy: ${ADDRESS}#why` };
  const note = withQuote(withQuote('My thought ', one), { text: `“Two.”\n${ADDRESS}` });
  expect(note).toBe(`My thought\n\n“One.”\nWhy: ${ADDRESS}#why\n\n“Two.”\n${ADDRESS}\n`);
  expect(quotedPlaces(note)).toEqual([
    { title: 'Why', address: '/course/14/play?module=m1#why' },
    { title: 'This module', address: '/course/14/play?module=m1' },
  ]);
  expect(quotedPlaces('Look: https://example.com/course/1/play?module=m1')).toEqual([]);
});
