import { describe, expect, test } from 'vitest';
import { assessmentText, lessonText, resourceText, words } from '#testing/sample-texts.ts';
import { withoutSources } from './markdown-blocks.ts';
import { withoutSoundAnswers } from './pauses.ts';
import { checkModuleText, checkResourceText, countWords } from './validate-text.ts';
import { LEGAL_NOTE } from './legal-note.ts';

const FILE = 'record-keeping/modules/m1.md';
const lesson = { type: 'lesson' as const, keyPoints: ['first', 'second'] };
const assessment = { type: 'assessment' as const, keyPoints: ['one', 'two', 'three'] };

const issuesOf = (text: string) => checkModuleText(FILE, text, lesson, 'beginner');

describe('the text of a lesson', () => {
  test('that follows the rules has no issue', () => {
    expect(issuesOf(lessonText())).toEqual([]);
  });

  test.each([
    [
      'too short',
      (text: string) => text.replace(words(150, 12), words(30, 12)),
      /^$/,
      /has \d+ words; 700 to 1100/,
    ],
    [
      'too long',
      (text: string) => text.replace(words(150, 12), words(600, 12)),
      /^$/,
      /has \d+ words; 700 to 1100/,
    ],
    [
      'without the legal note',
      (text: string) => text.replace(LEGAL_NOTE, 'Not legal advice.'),
      /^$/,
      /must end with: \*Educational content/,
    ],
    ['with text after the legal note', (text: string) => `${text}\nMore.`, /^$/, /must end with/],
    [
      'with a first-level heading',
      (text: string) => `# Title\n\n${text}`,
      /^$/,
      /first-level heading/,
    ],
    [
      'without one of its headings',
      (text: string) => text.replace('## Takeaways', '### Takeaways'),
      /^headings$/,
      /expected: 'Why it matters/,
    ],
    [
      'with fewer ideas than key points',
      (text: string) => text.replace('### Second idea', 'Second idea'),
      /^Core ideas$/,
      /has 1 headings for 2 key points/,
    ],
    [
      'with one pause only',
      (text: string) => text.replace('> **Pause and apply.** Take', '> Take'),
      /^Pause and apply$/,
      /appears 1 times/,
    ],
    [
      'with a pause that asks for nothing',
      (text: string) => text.replace('Name one record you keep, and why.', 'Think.'),
      /^Pause and apply$/,
      /has no task/,
    ],
    [
      'with a case without its label',
      (text: string) => text.replace('*Composite, for illustration.*', 'A true story.'),
      /^Illustrative case$/,
      /must begin with: \*Composite/,
    ],
    [
      'with a case of long ago',
      (text: string) => text.replace('In 2025 a bakery', 'In 2019 a bakery'),
      /^Illustrative case$/,
      /is set in 2019; 2024 to 2026/,
    ],
    [
      'with a pause without its minutes',
      (text: string) => text.replace('Take five minutes. ', ''),
      /^Pause and apply$/,
      /does not say how long it takes/,
    ],
    [
      'with practice of no stated length',
      (text: string) => text.replace('10 minutes', 'Some time'),
      /^Workplace practice$/,
      /does not state its minutes/,
    ],
    [
      'with practice whose parts do not add up',
      (text: string) => text.replace('10 minutes.**', '10 minutes.** Read (5 minutes). Ask (6).'),
      /^Workplace practice$/,
      /parts of 5 \+ 6 minutes; it states 10/,
    ],
    [
      'that reads as for children',
      (text: string) =>
        text
          .replace(words(150, 12), 'We ask. '.repeat(75))
          .replace(words(150, 13), 'They tell. '.repeat(75)),
      /^$/,
      /reads at grade -?\d+\.\d; 5 to 10/,
    ],
    [
      'that reads as a thesis',
      (text: string) => text.replace(words(150, 12), words(150, 12).replaceAll('.', ',')),
      /^$/,
      /reads at grade \d+\.\d; 5 to 10/,
    ],
    [
      'that names a law outside a box',
      (text: string) => text.replace('- Write it', '- Under Title VII, write it'),
      /^line \d+$/,
      /names 'Title VII' outside a box/,
    ],
    [
      'that states a figure without a source',
      (text: string) => text.replace('- Write it', '- As 80% of managers know, write it'),
      /^line \d+$/,
      /states '80% of managers' without naming its source/,
    ],
    [
      'with a source that has no year',
      (text: string) => text.replace('2024', 'recent'),
      /^Sources$/,
      /lists 1 sources with a year/,
    ],
    [
      'with a source that cannot be opened',
      (text: string) => text.replace('[*Fair Process*](https://example.org/process)', 'a standard'),
      /^Sources$/,
      /lists 1 sources without a link/,
    ],
    ['with HTML', (text: string) => `<b>x</b>\n\n${text}`, /^line 1$/, /has HTML/],
    [
      'with an image',
      (text: string) => text.replace('- Write it', '![x](y.png)\n- Write it'),
      /^line \d+$/,
      /has an image/,
    ],
    [
      'with a link',
      (text: string) => text.replace('- Write it', '- [Write](/courses) it'),
      /^line \d+$/,
      /has a link/,
    ],
    [
      'with a bare address',
      (text: string) => text.replace('- Write it', '- See www.example.com and write it'),
      /^line \d+$/,
      /has a link/,
    ],
    [
      'with a code block',
      (text: string) => text.replace('- Write it', '```\nx\n```\n- Write it'),
      /^line \d+$/,
      /has a code block/,
    ],
    [
      'with a footnote',
      (text: string) => text.replace('- Write it', '[^1]: x\n- Write it'),
      /^line \d+$/,
      /has a footnote/,
    ],
    [
      'with a fifth-level heading',
      (text: string) => text.replace('- Write it', '##### x\n- Write it'),
      /^line \d+$/,
      /below the fourth level/,
    ],
    [
      'with a script address',
      (text: string) => text.replace('Write it', '[Write](JavaScript:alert(1)) it'),
      /^line \d+$/,
      /script address/,
    ],
    [
      'with a table of five columns',
      (text: string) => text.replace('| Kind | Kept for |', '| a | b | c | d | e |'),
      /^line \d+$/,
      /table of 5 columns; 4 at most/,
    ],
  ])('%s causes one issue with file and place', (_what, change, field, message) => {
    expect(issuesOf(change(lessonText()))).toEqual([
      {
        file: FILE,
        field: expect.stringMatching(field) as string,
        message: expect.stringMatching(message) as string,
      },
    ]);
  });

  const contrast = (text: string) =>
    lessonText().replace(
      '## Workplace practice',
      `## Contrasting case\n\n${text}\n\n## Workplace practice`,
    );
  const composite = '*Composite, for illustration.* In 2026 a bakery kept the wrong note.';

  const lengthened = (text: string) =>
    contrast(text).replace('## Core ideas', `${words(120, 18)}\n\n## Core ideas`);

  test('may have a contrasting case after the illustrative one', () => {
    const lessonIssues = (text: string) => checkModuleText(FILE, text, lesson, 'advanced');
    expect(lessonIssues(lengthened(`${composite} ${words(90, 16)}`))).toEqual([]);
    const moved = lessonText().replace('## Takeaways', '## Contrasting case\n\n## Takeaways');
    expect(lessonIssues(moved).map(({ field }) => field)).toContain('headings');
  });

  test.each([
    ['without its label', words(100, 16), /must begin with: \*Composite/],
    ['of a few words', composite, /has \d+ words; 80 to 220/],
    ['of long ago', `${composite} ${words(90, 16)} It was 2019.`, /is set in 2019/],
  ])('reports a contrasting case %s', (_what, text, message) => {
    expect(checkModuleText(FILE, lengthened(text), lesson, 'advanced')).toEqual([
      {
        file: FILE,
        field: 'Contrasting case',
        message: expect.stringMatching(message) as string,
      },
    ]);
  });

  const boxed = (box: string) => lessonText().replace('## Takeaways', `${box}\n\n## Takeaways`);
  const link = '[the rule](https://example.org/rule)';
  const checked = 'Would change with an act of Congress. Checked on 2026-11-22.';

  test('may have law boxes with links, a list and a table, and links in its sources', () => {
    const table = '> | State | Rule |\n> |---|---|\n> | Ohio | FMLA |';
    const box = `> **US.** The FMLA applies, see ${link}. ${checked}\n>\n> - FLSA\n>\n${table}`;
    expect(issuesOf(boxed(box))).toEqual([]);
    expect(issuesOf(lessonText().replace('- ISO, ', `- ISO, ${link}, `))).toEqual([]);
  });

  test('may be longer by its law boxes and sources', () => {
    const box = `> **US.** ${words(300, 17)} See ${link}. ${checked}`;
    expect(issuesOf(boxed(box))).toEqual([]);
    const cited = `- ${words(700, 18)} See ${link}, 2025.\n- ISO`;
    expect(issuesOf(lessonText().replace('- ISO', cited))).toEqual([]);
  });

  test.each([
    ['a link of a paragraph', boxed(`See ${link}.`), 'has a link'],
    [
      'a bare address in a law box',
      boxed(`> **US.** See ${link} and https://example.org. ${checked}`),
      'has a link',
    ],
    [
      'a link without encryption',
      boxed(`> **UK.** See ${link} and [it](http://example.org). ${checked}`),
      'has a link',
    ],
    [
      'a law box without a date',
      boxed(`> **EU.** See ${link}.\n>\n> Would change with the national law.`),
      "states law without 'checked on YYYY-MM-DD'",
    ],
  ])('reports %s', (_what, text, message) => {
    expect(issuesOf(text).map((issue) => issue.message)).toEqual([message]);
  });

  test('names the line of an issue', () => {
    const changed = lessonText().replace('## Takeaways', 'a <i>b</i>\n\n## Takeaways');
    const line = changed.split('\n').findIndex((part) => part.includes('<i>')) + 1;
    expect(issuesOf(changed)[0]?.field).toBe(`line ${line}`);
  });

  test.each([
    ['beginner', 700, 1100],
    ['intermediate', 700, 1200],
    ['advanced', 800, 1400],
    ['expert', 900, 1700],
  ] as const)('at level %s has %i to %i words, both included', (level, least, most) => {
    const base = lessonText().replace(words(120, 11), '');
    const counted = withoutSoundAnswers(base);
    const withWords = (text: string, count: number) =>
      base.replace('## Core ideas', `${words(count - countWords(text), 31)}\n\n## Core ideas`);
    const countIssues = (text: string, counts: number[]) =>
      counts.map((count) => checkModuleText(FILE, withWords(text, count), lesson, level).length);
    expect(countIssues(counted, [least - 1, least])).toEqual([1, 0]);
    expect(countIssues(withoutSources(counted), [most, most + 1])).toEqual([0, 1]);
  });
});

describe('the text of an assessment', () => {
  const issuesOf = (text: string) => checkModuleText(FILE, text, assessment, 'expert');

  test('has its own headings and length, and needs no pauses', () => {
    expect(issuesOf(assessmentText())).toEqual([]);
  });

  test.each([
    ['no sources', /## Sources[^]*2024\./, ['headings', 'Sources']],
    ['one source only', /- ISO.*\n/, ['Sources']],
    ['a source without its link', /(?<=ISO, ).*(?=, 2024)/, ['Sources']],
  ])('with %s is reported', (_what, removed, fields) => {
    const found = issuesOf(assessmentText().replace(removed, ''));
    expect(found.map(({ field }) => field)).toEqual(fields);
  });

  test('may not be as long as a lesson', () => {
    const long = assessmentText().replace('## Brief', `## Brief\n\n${words(300, 41)}`);
    const messages = issuesOf(long).map((issue) => issue.message);
    expect(messages).toEqual([expect.stringContaining('300 to 500')]);
  });
});

describe('a resource', () => {
  test('that follows the rules has no issue', () => {
    expect(checkResourceText(FILE, resourceText('Rubric'))).toEqual([]);
  });

  test('begins with its title', () => {
    const untitled = resourceText('Rubric').replace('# Rubric', 'Rubric');
    expect(checkResourceText(FILE, untitled)[0]?.message).toContain('# Title');
  });
});

test('a word has at least one letter or digit', () => {
  expect(countWords('## A – “b” 1.5 | --- | über *c*\n> d')).toBe(6);
  expect(countWords('')).toBe(0);
});
