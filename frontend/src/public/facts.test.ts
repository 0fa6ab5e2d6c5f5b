// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { setFacts } from './facts.ts';

const part = (id: string) => document.getElementById(id)!;
const shown = () =>
  [...document.querySelectorAll('p')]
    .filter((element) => !element.hidden)
    .map(({ textContent }) => textContent);

// Test files share a document.
afterEach(() => document.body.replaceChildren());

it('shows the element whose condition is true: of a fact, of none, of one of its values, or of several', () => {
  document.body.innerHTML = `<div id="course">
    <p data-if="enrolled">enrolled</p><p data-if="!enrolled">new</p>
    <p data-if="action=start">start</p><p data-if="!action=start">not start</p>
    <p data-if="due">due</p><p data-if="action=start !due">no date</p></div>`;
  setFacts(part('course'), { enrolled: false, action: 'start', due: undefined });
  expect(shown()).toEqual(['new', 'start', 'no date']);
  setFacts(part('course'), { enrolled: true, action: 'continue', due: 'Friday' });
  expect(shown()).toEqual(['enrolled', 'not start', 'due']);
});

it('leaves an element as it was rendered while a fact is unknown', () => {
  document.body.innerHTML = `<div id="course">
    <p data-if="signed-in !wishlisted">rendered</p><p hidden data-if="wishlisted">hidden</p><p data-text="due">soon</p></div>`;
  setFacts(document, { 'signed-in': true });
  expect(shown()).toEqual(['rendered', 'soon']);
  setFacts(part('course'), { wishlisted: true });
  expect(shown()).toEqual(['hidden', 'soon']);
});

it('takes a fact from the nearest part around the element, and from the document everywhere', () => {
  document.body.innerHTML = `<div id="first"><p data-text="progress"></p></div>
    <div id="second"><p data-text="progress"></p></div><div><p data-text="progress"></p></div>`;
  setFacts(part('first'), { progress: '40' });
  setFacts(document, { progress: '0' });
  setFacts(part('second'), { progress: '80' });
  expect(shown()).toEqual(['40', '80', '0']);
});

it('sets texts and addresses, and never markup', () => {
  document.body.innerHTML = `<div id="course"><p data-text="holder"></p><a data-link="newer-certificate"></a></div>`;
  setFacts(part('course'), { holder: '<b>Ana</b>', 'newer-certificate': '/verify/2' });
  expect(shown()).toEqual(['<b>Ana</b>']);
  expect(document.querySelector('a')!.getAttribute('href')).toBe('/verify/2');
});
