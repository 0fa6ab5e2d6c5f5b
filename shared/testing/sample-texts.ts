import { LEGAL_NOTE } from '../content/validate-text.ts';

/** Ordinary words, so that a text has the length its level asks for. */
export function words(count: number): string {
  return Array.from({ length: count }, (_, index) => `word${index % 7}`).join(' ');
}

/** A lesson that keeps every content rule of a beginner's course with two key points. */
export function lessonText(): string {
  return [
    '## Why it matters',
    words(120),
    '## Core ideas',
    '### First idea',
    words(150),
    '> **Pause and apply.** Name one record you keep, and why.',
    '### Second idea',
    words(150),
    '| Kind | Kept for |\n|---|---|\n| File note | One year |',
    '> **Pause and apply.** Name one record you do not need.',
    '## Illustrative case',
    words(120),
    '## Workplace practice',
    words(100),
    '## Takeaways',
    '- Write it the same day.',
    '## Sources',
    '- A. Author, Records at Work (2019).\n- B. Author, Fair Process (2024).',
    `*${LEGAL_NOTE}*`,
    '',
  ].join('\n\n');
}

/** An assessment that keeps every content rule. */
export function assessmentText(): string {
  const sections = ['Brief', 'Deliverable', 'Rubric', 'Skill check', 'Reflection'];
  const body = sections.map((heading) => `## ${heading}\n\n${words(70)}`);
  return [...body, `*${LEGAL_NOTE}*`, ''].join('\n\n');
}

export function resourceText(title: string): string {
  return `# ${title}\n\nOne line for each record.\n\n*${LEGAL_NOTE}*\n`;
}
