import { expect, test } from 'vitest';
import { compileMarkdown } from './compile-markdown.ts';
import { lessonTasks } from './lesson-tasks.ts';

const tasksOf = (...lines: string[]) => lessonTasks(compileMarkdown(lines.join('\n')).body);

test('a pause gets the id of its section, and its sound answer is set apart', () => {
  const { body, prompts } = tasksOf(
    '### First idea',
    '',
    '> **Pause and apply.** Name one *record*.',
    '>',
    '> **A sound answer.** It names a reader.',
    '>',
    '> - and a date',
    '',
    '> **Pause and apply.** Name another.',
    '',
    '> **US.** At will.',
  );
  expect(prompts).toEqual([
    { id: 'pause-first-idea', text: 'Name one record.' },
    { id: 'pause-first-idea-2', text: 'Name another.' },
  ]);
  const [, first, second, law] = body.children!;
  expect(first!.properties).toEqual({ id: 'pause-first-idea' });
  const answer = first!.children!.at(-1)!;
  expect(answer.tagName).toBe('details');
  expect(answer.children!.map(({ tagName }) => tagName)).toEqual(['p', 'ul']);
  expect(answer.children![0]!.children).toEqual([{ type: 'text', value: 'It names a reader.' }]);
  expect(second!.children!.map(({ tagName }) => tagName)).toEqual(['p']);
  expect(law!.properties).toBeUndefined();
});

test('an assessment has its deliverable and rubric', () => {
  const { prompts, rubric } = tasksOf(
    '## Deliverable',
    '',
    'Write a **pack**.',
    '',
    '## Rubric',
    '',
    '| Part | Strong | Not yet |',
    '|---|---|---|',
    '| Brief | Results | Copied |',
    '| Plan | Owners | None |',
    '',
    '## Reflection',
  );
  expect(prompts).toEqual([{ id: 'deliverable', text: 'Write a pack.' }]);
  expect(rubric).toEqual([
    {
      name: 'Brief',
      levels: [
        { name: 'Strong', text: 'Results' },
        { name: 'Not yet', text: 'Copied' },
      ],
    },
    {
      name: 'Plan',
      levels: [
        { name: 'Strong', text: 'Owners' },
        { name: 'Not yet', text: 'None' },
      ],
    },
  ]);
});

test('a text without tasks stays as it is', () => {
  const { body } = compileMarkdown('## A\n\nText\n\n> Quotation');
  expect(lessonTasks(body)).toEqual({ body, prompts: [], rubric: [] });
});
