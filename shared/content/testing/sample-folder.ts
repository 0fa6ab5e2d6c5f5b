import { defineCourse, type ActivitySource, type CourseSource } from '#schema.ts';
import type { CapstoneSource } from '#capstone-schema.ts';
import type { ReviewCardSource } from '#review-card-schema.ts';
import type { CourseFolder } from '#source.ts';
import type { FigureSource } from '#figure-schema.ts';
import type { WorkbookSource } from '#workbook-schema.ts';
import { copyOf, sampleGenerator, sampleScenario, sampleSkillCheck } from './sample-activities.ts';
import { sampleReviewCards } from './sample-review-cards.ts';
import { assessmentText, exemplarText, lessonText, resourceText } from './sample-texts.ts';

/** A course folder that tests can change. */
export interface SampleFolder extends CourseFolder {
  capstone?: CapstoneSource;
  course: CourseSource;
  modules: Map<string, string>;
  resources: Map<string, string>;
  filledResources: Map<string, string>;
  exemplars: Map<string, string>;
  figures: Map<string, FigureSource>;
  workbooks: Map<string, WorkbookSource>;
  activities: Map<string, ActivitySource>;
  reviewCards: Map<string, ReviewCardSource[]>;
}

/**
 * Returns a new small course with all texts. Its activities are shorter than the content rules require; those of `writtenFolder` are
 * not.
 */
export function sampleFolder(): SampleFolder {
  return {
    slug: 'record-keeping',
    course: sampleCourse(),
    modules: new Map([
      ['record-keeping-m1', lessonText()],
      ['record-keeping-m2', assessmentText()],
    ]),
    resources: new Map([
      ['file-note-form', resourceText('File Note Form')],
      ['rubric', resourceText('Rubric')],
    ]),
    filledResources: new Map([
      ['file-note-form', resourceText('File Note Form', 'Filled in as an example.')],
      ['rubric', resourceText('Rubric', 'Filled in as another example.')],
    ]),
    exemplars: new Map([['record-keeping-m2', exemplarText()]]),
    figures: new Map(),
    workbooks: new Map(),
    activities: new Map(
      [sampleGenerator, sampleScenario, sampleSkillCheck].map((activity) => [
        activity.id,
        copyOf(activity),
      ]),
    ),
    reviewCards: new Map([['record-keeping-m1', sampleReviewCards()]]),
  };
}

function sampleCourse(): CourseSource {
  return defineCourse({
    id: 1,
    slug: 'record-keeping',
    moduleNumber: 1,
    title: 'Record Keeping',
    level: 'beginner',
    category: 'foundation',
    priceCents: 2900,
    isPopular: true,
    description: 'Write records that stand.',
    features: ['Write a file note'],
    frameworks: { bask: ['Communication'], hrci: [], cipd: [], aihr: [] },
    recommendedNext: [],
    changes: [
      {
        date: '2026-11-20',
        edition: 1,
        kind: 'law',
        modules: ['record-keeping-m1'],
        text: 'First edition.',
      },
    ],
    modules: [
      {
        id: 'record-keeping-m1',
        title: 'Fair Records',
        type: 'lesson',
        description: 'What to write down.',
        keyPoints: ['first idea', 'second idea'],
        resources: ['File Note Form'],
        isPreview: true,
      },
      {
        id: 'record-keeping-m2',
        title: 'Assessment',
        type: 'assessment',
        description: 'Show that you can.',
        keyPoints: ['one file'],
        resources: ['Rubric'],
      },
    ],
    activities: [
      {
        id: 'record-keeping-scenario',
        moduleId: 'record-keeping-m1',
        type: 'scenario',
        title: 'The Missing Note',
        situation: 'A request.',
        task: 'Decide.',
        passingScore: 70,
        stepCount: 2,
        maxScore: 20,
      },
      {
        id: 'record-keeping-generator',
        moduleId: 'record-keeping-m1',
        type: 'generator',
        title: 'File Note Builder',
        situation: 'An event.',
        task: 'Write.',
        passingScore: 80,
        templateType: 'file-note',
        fields: [
          { id: 'event', type: 'textarea', required: true },
          { id: 'kind', type: 'select', required: false },
        ],
      },
      {
        id: 'record-keeping-skill-check',
        moduleId: 'record-keeping-m2',
        type: 'skill-check',
        title: 'Record Check',
        situation: 'A file.',
        task: 'Answer.',
        passingScore: 75,
        timeLimit: 8,
        badgeName: 'Record Keeper',
        questionMix: { 'multiple-choice': 1, 'multiple-select': 1, 'short-answer': 1 },
      },
    ],
  });
}
