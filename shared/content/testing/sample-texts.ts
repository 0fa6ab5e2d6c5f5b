import { LEGAL_NOTE } from '#validation/legal-note.ts';

const VOCABULARY =
  'notes people team records matter plain reason answer manager open talk listen after then careful ask ' +
  'workers facts useful decide writer reader true paper day evening keep dated signed';
const SENTENCE_WORDS = 14;

/**
 * Returns sentences of ordinary words with the length and reading grade that a level requires. Each seed gives different sentences.
 */
export function words(count: number, seed = 1): string {
  const known = VOCABULARY.split(' ');
  let state = seed;
  return Array.from({ length: count }, (_, index) => {
    state = (state * 48_271) % 2_147_483_647;
    const word = known[state % known.length]!;
    const isFirst = index % SENTENCE_WORDS === 0;
    const isLast = index % SENTENCE_WORDS === SENTENCE_WORDS - 1 || index === count - 1;
    return `${isFirst ? word[0]!.toUpperCase() + word.slice(1) : word}${isLast ? '.' : ''}`;
  }).join(' ');
}

/** A lesson that follows the content rules of a beginner's course with two key points and ten minutes of practice. */
export function lessonText(): string {
  return [
    '## Why it matters',
    words(120, 11),
    '## Core ideas',
    '### First idea',
    words(150, 12),
    '> **Pause and apply.** Take five minutes. Name one record you keep, and why.\n>\n> **A sound answer.** It names who reads the record.',
    '### Second idea',
    words(150, 13),
    '| Kind | Kept for |\n|---|---|\n| File note | One year |',
    '> **Pause and apply.** Take 3 minutes. Name one record you do not need.\n>\n> **A sound answer.** It says what replaces it.',
    '## Illustrative case',
    `*Composite, for illustration.* In 2025 a bakery kept no notes. ${words(120, 14)}`,
    '## Workplace practice',
    `**10 minutes.** ${words(100, 15)}`,
    '## Takeaways',
    '- Write it the same day.',
    '## Sources',
    SOURCES,
    `*${LEGAL_NOTE}*`,
    '',
  ].join('\n\n');
}

/** An assessment that follows every content rule. */
export function assessmentText(): string {
  const sections = ['Brief', 'Deliverable', 'Rubric', 'Skill check', 'Reflection'];
  const body = sections.map((heading, index) => {
    const table = heading === 'Rubric' ? `\n\n${RUBRIC}` : '';
    const minutes = heading === 'Deliverable' ? 'Allow 20 minutes. ' : '';
    return `## ${heading}\n\n${minutes}${words(65, 21 + index)}${table}`;
  });
  return [...body, '## Sources', SOURCES, `*${LEGAL_NOTE}*`, ''].join('\n\n');
}

const SOURCES = [
  '- Author, A., [*Records at Work*](https://example.org/records), 2019.',
  '- ISO, [*Fair Process*](https://example.org/process), 2024.',
].join('\n');

const RUBRIC = [
  '| Part | Strong | Sound | Not yet |',
  '|---|---|---|---|',
  '| File note | Dated and signed | Dated | Undated |',
  '| Reason | Two facts | One fact | No facts |',
].join('\n');

export function exemplarText(): string {
  const comment = (text: string) => `> **Comment.** ${text}`;
  return [
    '### File note',
    words(40, 31),
    comment('Dated and signed, so it can be used.'),
    '### Reason',
    words(40, 32),
    comment('Two facts carry the decision.'),
    comment('The second one could be shorter.'),
    '',
  ].join('\n\n');
}

export function resourceText(title: string, body = 'One line for each record.'): string {
  return `# ${title}\n\n${body}\n\n*${LEGAL_NOTE}*\n`;
}
