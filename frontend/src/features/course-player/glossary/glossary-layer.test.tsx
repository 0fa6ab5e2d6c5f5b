// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { glossary, GlossaryLayer, markTerms } from './glossary-parts.ts';

const mouse = { pointerType: 'mouse' };
const meaning = () => screen.queryByRole('tooltip')?.textContent;
const term = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const text = { type: 'text' as const, value: 'Ask for your BATNA before the PIP.' };
  const paragraph = { type: 'element' as const, tagName: 'p', children: [text] };
  render(
    <>
      <RichText body={markTerms({ type: 'root', children: [paragraph] }, glossary)} />
      <GlossaryLayer />
      <p>Elsewhere</p>
    </>,
  );
});
afterEach(() => vi.useRealTimers());

it('explains a term under the pointer, which may rest on the meaning, and closes with Esc', () => {
  fireEvent.pointerOver(term('BATNA'), mouse);
  expect(meaning()).toBeUndefined();
  wait(300);
  expect(meaning()).toContain('Best alternative to a negotiated agreement');
  fireEvent.pointerOver(screen.getByRole('tooltip'), mouse);
  wait(5_000);
  expect(term('BATNA').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(meaning()).toBeUndefined();
  expect(term('BATNA').hasAttribute('aria-describedby')).toBe(false);
});

it('closes when the pointer has left both', () => {
  fireEvent.pointerOver(term('PIP'), mouse);
  wait(300);
  fireEvent.pointerOver(screen.getByText('Elsewhere'), mouse);
  wait(249);
  expect(meaning()).toBeDefined();
  wait(1);
  expect(meaning()).toBeUndefined();
});

it('opens with a press or Enter, one at a time, and closes with a press elsewhere', () => {
  fireEvent.click(term('PIP'));
  expect(meaning()).toContain('Performance improvement plan');
  fireEvent.keyDown(term('BATNA'), { key: 'Enter' });
  expect(meaning()).toContain('Best alternative');
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(meaning()).toBeUndefined();
});
