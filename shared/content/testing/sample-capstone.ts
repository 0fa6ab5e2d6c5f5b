import { defineCapstone, type CapstoneSource } from '#capstone-schema.ts';
import { words } from './sample-texts.ts';

const ROWS = ['File note', 'Reason'] as const;
/** Levels of the rows, by exercise and paper: no paper has the same level in both. */
export const SAMPLE_LEVELS = [
  [
    ['Strong', 'Not yet'],
    ['Not yet', 'Strong'],
    ['Sound', 'Not yet'],
  ],
  [
    ['Not yet', 'Strong'],
    ['Strong', 'Not yet'],
    ['Sound', 'Strong'],
  ],
] as const;

/** Returns a capstone of the sample course's assessment. */
export function sampleCapstone(): CapstoneSource {
  const reason = 'It says so here in a sentence that is long enough.';
  const named = (id: string) => ({ id, title: `The ${id} fit`, finding: `The ${id} do not fit.` });
  return defineCapstone({
    moduleId: 'record-keeping-m2',
    parts: ['note', 'reason', 'advice'].map((id) => ({
      id,
      title: `The ${id}`,
      task: `Write the ${id}.`,
      minLength: 80,
    })),
    facts: [
      { id: 'written', label: 'Day of the note', kind: 'date' },
      { id: 'due', label: 'Day it is due', kind: 'date' },
      { id: 'pages', label: 'Pages', kind: 'number' },
      { id: 'copies', label: 'Copies', kind: 'number', isOptional: true },
    ],
    checks: [
      { ...named('dates'), kind: 'dates-in-order', facts: ['written', 'due'] },
      { ...named('day'), kind: 'date-is', fact: 'due', expected: '2026-11-20' },
      { ...named('sums'), kind: 'adds-up', facts: ['pages', 'copies'], total: 5 },
      { ...named('words'), kind: 'not-in-text', parts: ['advice'], words: ['liar'] },
    ],
    exercises: SAMPLE_LEVELS.map((papers, index) => ({
      id: `exercise-${index + 1}`,
      title: `Exercise ${index + 1}`,
      brief: words(60, 40 + index),
      papers: papers.map((levels, place) => ({
        id: `paper-${place + 1}`,
        text: words(120, 50 + 10 * index + place),
        ratings: Object.fromEntries(ROWS.map((row, at) => [row, { level: levels[at]!, reason }])),
      })),
    })),
  });
}
