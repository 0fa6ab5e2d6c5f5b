import type { CourseLevel } from '@learning/shared/domain/course';
import { deskMinutes } from '#hours.ts';
import type { ModuleSource } from '#schema.ts';
import type { ContentIssue, TextIssue } from '#source.ts';
import { LEGAL_NOTE } from './legal-note.ts';
import {
  blockquotesOf,
  countWords,
  section,
  tableRowsOf,
  withoutLawBoxes,
  withoutSources,
} from './markdown-blocks.ts';
import { withoutSoundAnswers } from './pauses.ts';
import { claimIssues, wordingIssues } from './validate-claims.ts';
import { lessonIssues, readingIssues, sourceIssues } from './validate-lesson.ts';
import { markdownIssues } from './validate-markdown.ts';

export { countWords } from './markdown-blocks.ts';

/** Number of words of a module, by level; law boxes and sources do not count toward the most. Source: rules/content.md C9. */
const WORD_RANGES: Record<CourseLevel | 'assessment', readonly [number, number]> = {
  beginner: [700, 1100],
  intermediate: [700, 1200],
  advanced: [800, 1400],
  expert: [900, 1700],
  assessment: [300, 500],
};

const LESSON_HEADINGS = [
  'Why it matters',
  'Core ideas',
  'Illustrative case',
  'Workplace practice',
  'Takeaways',
  'Sources',
];
/** Follows the illustrative case of some lessons. */
const CONTRASTING_CASE = 'Contrasting case';
const ASSESSMENT_HEADINGS = [
  'Brief',
  'Deliverable',
  'Rubric',
  'Skill check',
  'Reflection',
  'Sources',
];

/** Checks a module's text. Source: rules/content.md C1, C2, C3, C4, C5, C6, C9, C10, C11, C12, C39. */
export function checkModuleText(
  file: string,
  text: string,
  module: Pick<ModuleSource, 'type' | 'keyPoints'>,
  level: CourseLevel,
): ContentIssue[] {
  const isLesson = module.type === 'lesson';
  const issues = [
    ...markdownIssues(text),
    ...legalNoteIssues(text),
    ...lengthIssues(text, module.type, level),
    ...headingIssues(text, isLesson ? LESSON_HEADINGS : ASSESSMENT_HEADINGS),
    ...readingIssues(text, level),
    ...wordingIssues(text),
    ...claimIssues(text),
    ...sourceIssues(text),
    ...(isLesson
      ? lessonIssues(text, module)
      : [...deliverableIssues(text), ...rubricIssues(text)]),
  ];
  return issues.map((issue) => ({ file, ...issue }));
}

/** Checks a resource. Source: rules/content.md C1, C2, C5, C12, C13. */
export function checkResourceText(file: string, text: string): ContentIssue[] {
  const issues = [...markdownIssues(text), ...legalNoteIssues(text), ...wordingIssues(text)];
  if (!/^# \S/.test(text))
    issues.push({ field: '', message: 'must begin with its title as `# Title`' });
  return issues.map((issue) => ({ file, ...issue }));
}

/** Checks that the rubric is a table with parts and levels. Source: rules/content.md C39. */
function rubricIssues(text: string): TextIssue[] {
  const rows = tableRowsOf(section(text, 'Rubric'));
  const columns = (rows[0]?.split('|').length ?? 2) - 2;
  return rows.length >= 3 && columns >= 3
    ? []
    : [{ field: 'Rubric', message: 'is no table of at least two parts with two levels' }];
}

const COMMENT_LABEL = /^\*\*Comment\.\*\*\s+\S/;
const MIN_COMMENTS = 3;

/** Checks the exemplar of an assessment. Source: rules/content.md C38. */
export function checkExemplarText(file: string, text: string): ContentIssue[] {
  const comments = blockquotesOf(text).filter((blockquote) =>
    COMMENT_LABEL.test(blockquote.paragraphs[0] ?? ''),
  );
  const issues = [...markdownIssues(text), ...wordingIssues(text), ...claimIssues(text)];
  if (comments.length < MIN_COMMENTS) {
    const message = `has ${comments.length} comments; ${MIN_COMMENTS} are required`;
    issues.push({ field: 'Comment', message });
  }
  return issues.map((issue) => ({ file, ...issue }));
}

function legalNoteIssues(text: string): TextIssue[] {
  return text.trimEnd().endsWith(`*${LEGAL_NOTE}*`)
    ? []
    : [{ field: '', message: `must end with: *${LEGAL_NOTE}*` }];
}

/** Returns the words of a module and whether they are as many as its level needs. Source: rules/content.md C9 */
export function lengthOf(text: string, type: ModuleSource['type'], level: CourseLevel) {
  const [least, most] = WORD_RANGES[type === 'lesson' ? level : 'assessment'];
  const counted = withoutSoundAnswers(text);
  const words = countWords(counted);
  const wordsToRead = countWords(withoutLawBoxes(withoutSources(counted)));
  return { words, least, most, isInRange: words >= least && wordsToRead <= most };
}

function lengthIssues(text: string, type: ModuleSource['type'], level: CourseLevel): TextIssue[] {
  const { words, least, most, isInRange } = lengthOf(text, type, level);
  return isInRange
    ? []
    : [{ field: '', message: `has ${words} words; ${least} to ${most} are required` }];
}

/** Checks that an assessment says how long its deliverable takes. Source: rules/hours.md H8 */
function deliverableIssues(text: string): TextIssue[] {
  return deskMinutes(text, 'assessment') === undefined
    ? [{ field: 'Deliverable', message: 'does not state its minutes' }]
    : [];
}

function headingIssues(text: string, wanted: readonly string[]): TextIssue[] {
  const issues: TextIssue[] = [];
  if (/^# /m.test(text))
    issues.push({ field: '', message: 'has a first-level heading; the page prints the title' });
  const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]!.trim());
  const withoutContrast = headings.filter(
    (heading, at) => heading !== CONTRASTING_CASE || headings[at - 1] !== 'Illustrative case',
  );
  if (withoutContrast.join('|') !== wanted.join('|')) {
    issues.push({
      field: 'headings',
      message: `are '${headings.join(', ')}'; expected: '${wanted.join(', ')}'`,
    });
  }
  return issues;
}
