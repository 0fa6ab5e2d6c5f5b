// @vitest-environment happy-dom
import type { RichTextNode } from '@learning/shared/contract/fields';
import type { LawCountry } from '@learning/shared/domain/law-choice';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { chooseLaw, noteStored } from '#lib/my-law.ts';
import { LawBoxes } from './law-boxes.tsx';

const text = (value: string): RichTextNode => ({ type: 'text', value });
const element = (tagName: string, ...children: RichTextNode[]): RichTextNode => ({
  type: 'element',
  tagName,
  children,
});
const law = (country: string, words: string) =>
  element(
    'blockquote',
    element('p', element('strong', text(`${country}.`)), text(` ${words} Checked May 2, 2026.`)),
  );
const body: RichTextNode = {
  type: 'root',
  children: [
    law('US', 'The federal act.'),
    law('UK', 'The act of 2010.'),
    element('p', text('On.')),
  ],
};

const open = () =>
  render(<RichText body={body} renderLaw={(boxes) => <LawBoxes boxes={boxes} />} />).container;

const choose = (...countries: LawCountry[]) => chooseLaw({ countries, states: [] }, 'ada');

afterEach(() => act(() => noteStored(null, 'ada')));

it('shows boxes that follow one another as tabs, with the date in words', async () => {
  open();
  expect(screen.getByRole('tabpanel', { name: 'US' }).textContent).toBe(
    'The federal act.Checked May 2, 2026',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'UK' }));
  expect(screen.getByRole('tabpanel', { name: 'UK' }).textContent).toContain('The act of 2010.');
});

it('begins with the country that the learner chose', () => {
  choose('UK');
  open();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('UK');
});

it('folds the law of other countries, also when they are chosen later', () => {
  const page = open();
  expect(page.querySelector('details')).toBeNull();
  act(() => choose('EU'));
  const folded = page.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toBe('Law: US, UK');
});

it('says above a box about the United States that it names a state of the learner', () => {
  chooseLaw({ countries: [], states: ['Ohio', 'Virginia'] }, 'ada');
  const body: RichTextNode = {
    type: 'root',
    children: [law('US', 'Ohio differs, and so does West Virginia.')],
  };
  render(<RichText body={body} renderLaw={(boxes) => <LawBoxes boxes={boxes} />} />);
  expect(screen.getByText(/^Has a rule/).textContent).toBe('Has a rule about Ohio');
});

it('keeps a place for each box, because the paragraphs of a lesson are counted', () => {
  expect(open().firstElementChild?.children).toHaveLength(3);
});
