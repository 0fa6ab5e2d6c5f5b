import { expect, it } from 'vitest';
import { pausesOf } from './pauses.ts';

it('separates the task from the sound answer and names its line', () => {
  const text = [
    '## Core ideas',
    '',
    '> **Pause and apply.** Take four minutes. Rewrite one line.',
    '>',
    '> **A sound answer.** It names a decision.',
    '>',
    '> - and a date',
    '',
    '> **US.** At will, checked on 20 November 2026.',
    '',
    '> **Pause and apply.** Take three',
    '> minutes. Write a reply.',
  ].join('\n');
  expect(pausesOf(text)).toEqual([
    {
      prompt: 'Take four minutes. Rewrite one line.',
      answer: 'It names a decision.\n\n- and a date',
      line: 3,
    },
    { prompt: 'Take three\nminutes. Write a reply.', answer: '', line: 11 },
  ]);
});
