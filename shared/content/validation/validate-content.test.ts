import { describe, expect, test } from 'vitest';
import type { SampleFolder } from '#testing/sample-folder.ts';
import { writtenFolder } from '#testing/written-activities.ts';
import type { ActivityPlan } from '#activity-plan.ts';
import type { ContentIssue } from '#source.ts';
import { validateContent } from './validate-content.ts';

const COURSE = 'record-keeping/course.ts';

/** A writer's mistake and the one issue it must cause. */
type Defect = [
  what: string,
  seed: (folder: SampleFolder) => void,
  issue: { file: string; field: string; message: string | RegExp },
];

const courseDefects: Defect[] = [
  [
    'a title that is missing',
    ({ course }) => delete (course as Partial<typeof course>).title,
    { file: COURSE, field: 'title', message: /./ },
  ],
  [
    'an unknown field',
    ({ course }) => Object.assign(course.modules[1]!, { colour: 'red' }),
    { file: COURSE, field: 'modules.1', message: /colour/ },
  ],
  [
    'a price in fractions of a cent',
    ({ course }) => (course.priceCents = 29.5),
    { file: COURSE, field: 'priceCents', message: /int/ },
  ],
  [
    'a level that is none',
    ({ course }) => (course.level = 'novice' as 'beginner'),
    { file: COURSE, field: 'level', message: /beginner/ },
  ],
  [
    "a slug that is not the folder's",
    ({ course }) => (course.slug = 'other'),
    { file: COURSE, field: 'slug', message: /'other'.*'record-keeping'/ },
  ],
  [
    'a next course that does not exist',
    ({ course }) => course.recommendedNext.push('gone'),
    { file: COURSE, field: 'recommendedNext.0', message: /'gone' is not a course/ },
  ],
  [
    'a text that belongs to no module',
    ({ modules }) => modules.set('stray', 'text'),
    { file: 'record-keeping/modules/stray.md', field: '', message: /no module/ },
  ],
  [
    'a resource file that is missing',
    ({ resources }) => resources.delete('rubric'),
    { file: 'record-keeping/resources/rubric.md', field: '', message: /modules\.1.*'Rubric'/ },
  ],
  [
    'a resource file that no module names',
    ({ resources }) => resources.set('stray', '# Stray'),
    { file: 'record-keeping/resources/stray.md', field: '', message: /named by no module/ },
  ],
  [
    'a planned activity that is missing though its module is written',
    ({ activities }) => activities.delete('record-keeping-scenario'),
    {
      file: 'record-keeping/activities/record-keeping-scenario.ts',
      field: '',
      message: /missing.*record-keeping-m1 is written/,
    },
  ],
];

const issuesAfter = (seed: (folder: SampleFolder) => void): ContentIssue[] => {
  const folder = writtenFolder();
  seed(folder);
  return validateContent([folder]);
};

describe('validating content', () => {
  test('finds no issue in a course that follows the rules', () => {
    expect(validateContent([writtenFolder()])).toEqual([]);
  });

  const withSecond = (change: (folder: SampleFolder, second: ActivityPlan) => void) =>
    issuesAfter((folder) => {
      const { course } = folder;
      const lesson = { ...course.modules[0]!, id: 'record-keeping-m3', resources: [] };
      const second = {
        ...course.activities[0]!,
        id: 'record-keeping-scenario-2',
        moduleId: lesson.id,
      };
      course.level = 'expert';
      course.modules.push(lesson);
      course.activities.push(second);
      folder.modules.clear();
      folder.resources.clear();
      folder.filledResources.clear();
      folder.exemplars.clear();
      folder.activities.clear();
      folder.reviewCards.clear();
      change(folder, second);
    }).map(({ field, message }) => `${field}: ${message}`);

  test('accepts a second scenario of an advanced or expert course in another lesson', () => {
    expect(withSecond(() => undefined)).toEqual([]);
    expect(withSecond(({ course }) => (course.level = 'advanced'))).toEqual([]);
  });

  test.each<[string, Parameters<typeof withSecond>[0], string]>([
    [
      'of a beginner course',
      ({ course }) => (course.level = 'beginner'),
      'plan a scenario too many',
    ],
    [
      'with another id',
      (_folder, second) => (second.id = 'record-keeping-case'),
      "name the second scenario 'record-keeping-case'; expected 'record-keeping-scenario-2'",
    ],
    [
      'in the lesson of the first',
      (_folder, second) => (second.moduleId = 'record-keeping-m1'),
      'put the second scenario into no lesson of its own',
    ],
  ])('reports a second scenario %s', (_what, change, message) => {
    expect(withSecond(change)).toEqual([`activities: ${message}`]);
  });

  test('accepts a course without written modules', () => {
    const issues = issuesAfter(({ modules, resources, activities }) => {
      modules.clear();
      resources.clear();
      activities.clear();
    });
    expect(issues).toEqual([]);
  });

  test.each(courseDefects)(
    'names file and field of %s',
    (_what, seed, { file, field, message }) => {
      const issues = issuesAfter(seed);
      expect(issues).toEqual([{ file, field, message: expect.stringMatching(message) as string }]);
    },
  );

  test('names file and field of a malformed activity', () => {
    const issues = issuesAfter(({ activities }) => {
      const scenario = activities.get('record-keeping-scenario')!;
      activities.set(scenario.id, { ...scenario, passingScore: 170 } as typeof scenario);
    });
    expect(issues.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'record-keeping/activities/record-keeping-scenario.ts passingScore',
    ]);
  });

  test('reports an activity whose id differs from its file name', () => {
    const issues = issuesAfter(({ activities }) => {
      activities.set('misnamed', activities.get('record-keeping-scenario')!);
    });
    expect(issues).toEqual([
      {
        file: 'record-keeping/activities/misnamed.ts',
        field: 'id',
        message: expect.stringContaining('record-keeping-scenario') as string,
      },
    ]);
  });

  test('reports all issues, not only the first', () => {
    const issues = issuesAfter((folder) => {
      folder.resources.delete('rubric');
      folder.modules.set('stray', 'text');
      folder.course.recommendedNext.push('gone');
    });
    expect(issues).toHaveLength(3);
  });

  test('reports ids of courses, modules and activities that another course uses', () => {
    const [first, second] = [writtenFolder(), writtenFolder()];
    second.slug = 'second';
    second.course.slug = 'second';
    const fields = validateContent([first, second])
      .filter((issue) => issue.file === 'second/course.ts')
      .map((issue) => issue.field);
    expect(fields).toEqual([
      'id',
      'modules.0.id',
      'modules.1.id',
      'activities.0.id',
      'activities.1.id',
      'activities.2.id',
    ]);
  });
});
