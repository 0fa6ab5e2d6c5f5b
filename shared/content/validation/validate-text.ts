import type { CourseLevel } from '@learning/shared/domain/course';
import type { ModuleSource } from '#schema.ts';
import type { ContentIssue, TextIssue } from '#source.ts';
import { countWords } from './markdown-blocks.ts';
import { claimIssues, wordingIssues } from './validate-claims.ts';
import { lessonIssues, readingIssues } from './validate-lesson.ts';
import { markdownIssues } from './validate-markdown.ts';

export { countWords } from './markdown-blocks.ts';

export const LEGAL_NOTE =
  'Educational content, not legal advice. Check local law and consult qualified counsel.';

/** Number of words of a module, by level; assessments are shorter. Source: rules/content.md C9. */
export const WORD_RANGES: Record<CourseLevel | 'assessment', readonly [number, number]> = {
  beginner: [700, 900],
  intermediate: [800, 1000],
  advanced: [800, 1000],
  expert: [900, 1200],
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
const ASSESSMENT_HEADINGS = ['Brief', 'Deliverable', 'Rubric', 'Skill check', 'Reflection'];

/** Checks a module's text. Source: rules/content.md C1, C2, C3, C4, C5, C6, C9, C10, C11, C12. */
export function checkModuleText(
  file: string,
  text: string,
  module: Pick<ModuleSource, 'type' | 'keyPoints' | 'minutes'>,
  level: CourseLevel,
): ContentIssue[] {
  const isLesson = module.type === 'lesson';
  const issues = [
    ...markdownIssues(text),
    ...legalNoteIssues(text),
    ...lengthIssues(text, WORD_RANGES[isLesson ? level : 'assessment']),
    ...headingIssues(text, isLesson ? LESSON_HEADINGS : ASSESSMENT_HEADINGS),
    ...readingIssues(text, level),
    ...wordingIssues(text),
    ...claimIssues(text),
    ...(isLesson ? lessonIssues(text, module) : []),
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

function legalNoteIssues(text: string): TextIssue[] {
  return text.trimEnd().endsWith(`*${LEGAL_NOTE}*`)
    ? []
    : [{ field: '', message: `must end with: *${LEGAL_NOTE}*` }];
}

function lengthIssues(text: string, [least, most]: readonly [number, number]): TextIssue[] {
  const words = countWords(text);
  return words >= least && words <= most
    ? []
    : [{ field: '', message: `has ${words} words; ${least} to ${most} are required` }];
}

function headingIssues(text: string, wanted: readonly string[]): TextIssue[] {
  const issues: TextIssue[] = [];
  if (/^# /m.test(text))
    issues.push({ field: '', message: 'has a first-level heading; the page prints the title' });
  const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]!.trim());
  if (headings.join('|') !== wanted.join('|')) {
    issues.push({
      field: 'headings',
      message: `are '${headings.join(', ')}'; expected: '${wanted.join(', ')}'`,
    });
  }
  return issues;
}
