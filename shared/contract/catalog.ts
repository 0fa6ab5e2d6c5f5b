/** The catalog: courses, modules and their resources. Source: rules/wording.md W8, W11; rules/learning.md L11, L13. */
import * as z from 'zod';
import { CHANGE_KINDS, COURSE_CATEGORIES, COURSE_LEVELS, COURSE_LISTINGS } from '#domain/course.ts';
import { ContentId, CourseId, CourseIdParam, Dollars, RichText } from './fields.ts';
import { defineRoutes } from './route.ts';

/** The three kinds of learning time, computed from the content and never mixed. Source: rules/hours.md H1 */
export const StudyMinutes = z
  .object({
    /** Reading, writing, figures and review questions in modules. */
    onScreen: z.int().min(0),
    activities: z.int().min(0),
    /** Workplace practice and the deliverable of an assessment. */
    atDesk: z.int().min(0),
  })
  .meta({ id: 'StudyMinutes' });

export const Course = z
  .object({
    id: CourseId,
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** Address of a picture; if null, the browser draws a cover. */
    imageUrl: z.string().nullable(),
    isPopular: z.boolean(),
    /** Position among the core courses; null for the documentation series. */
    moduleNumber: z.int().nullable(),
    level: z.enum(COURSE_LEVELS),
    category: z.enum(COURSE_CATEGORIES),
    /** As printed: `3.5 hours`, all kinds of learning time together. */
    duration: z.string(),
    minutes: StudyMinutes,
    price: Dollars,
    /** Decimal text, one decimal; `5.0` while `reviewCount` is 0. */
    rating: z.string(),
    reviewCount: z.int().min(0),
    /** The day of the first edition; null while the change log is empty. */
    publishedOn: z.iso.date().nullable(),
    features: z.array(z.string()),
    moduleCount: z.int().min(0),
    activityCount: z.int().min(0),
    /** Downloadable documents of all modules. */
    resourceCount: z.int().min(0),
    /** `outline` until the texts of all modules are published. */
    contentStatus: z.enum(['full', 'outline']),
    /** On-screen study plus activities, without workplace practice. Source: rules/hours.md H3. */
    instructionHours: z.number(),
    /** Only a published course takes new learners. Lists leave hidden ones out. Source: rules/content.md C46 */
    listing: z.enum(COURSE_LISTINGS),
  })
  .meta({ id: 'Course' });

/** A line of a course's change log. Source: rules/content.md C44 */
export const CourseChange = z
  .object({
    /** Calendar day: `2026-11-22`. */
    date: z.iso.date(),
    edition: z.int().positive(),
    kind: z.enum(CHANGE_KINDS),
    /** Ids of the modules it touches; empty if it concerns the whole course. */
    modules: z.array(ContentId),
    /** What is different now, in one sentence. */
    text: z.string(),
  })
  .meta({ id: 'CourseChange' });

/** A course with its change log, which lists of courses leave out. */
export const CourseWithChanges = Course.extend({
  /** Newest first. */
  changes: z.array(CourseChange),
}).meta({ id: 'CourseWithChanges' });

export const ModuleSummary = z
  .object({
    id: ContentId,
    courseId: CourseId,
    /** 1-based position in the course. */
    order: z.int().positive(),
    title: z.string(),
    description: z.string(),
    type: z.enum(['lesson', 'assessment']),
    /** As printed: `40 minutes`. */
    duration: z.string(),
    /** Sum of `minutes`. */
    durationMinutes: z.int().min(0),
    minutes: StudyMinutes,
    /** Names of the module's downloadable resources. */
    resources: z.array(z.string()),
    activityCount: z.int().min(0),
    /** Ids of the activities; their results are in `CourseState.activityResults`. */
    activityIds: z.array(ContentId),
    isPreview: z.boolean(),
    /** Questions that come back after the lesson is completed. */
    recallCardCount: z.int().min(0),
  })
  .meta({ id: 'ModuleSummary' });

export const RubricPart = z
  .object({
    name: z.string(),
    levels: z.array(z.object({ name: z.string(), text: z.string() })),
  })
  .meta({ id: 'RubricPart' });

export const Module = ModuleSummary.extend({
  /** The authored Markdown. */
  content: z.string(),
  /** The same text, sanitized and parsed. */
  body: RichText,
  /** Headings of the text, for a table of contents. */
  headings: z.array(z.object({ id: z.string(), depth: z.int(), text: z.string() })),
  /** The rubric of an assessment's deliverable: its parts, each with its levels from the best to the worst; else empty. */
  rubric: z.array(RubricPart),
  /** Whether the learner sees an exemplar after rating the deliverable. */
  hasExemplar: z.boolean(),
  /** Whether the deliverable is a capstone, which others rate. */
  hasCapstone: z.boolean(),
  resourceLinks: z.array(z.object({ id: ContentId, name: z.string(), isAvailable: z.boolean() })),
  /** False if the module has only an outline. */
  isWritten: z.boolean(),
}).meta({ id: 'Module' });

export const Resource = z
  .object({
    id: ContentId,
    courseId: CourseId,
    courseTitle: z.string(),
    moduleId: ContentId,
    name: z.string(),
    /** To fill in. */
    body: RichText,
    /** The same page, filled in as an example; null if none is published. Source: rules/content.md C32 */
    filled: RichText.nullable(),
    /** The resource as a spreadsheet, or null. Source: rules/content.md C31 */
    workbook: z
      .object({
        /** The example with its results, as tables. */
        example: RichText,
        /** The .xlsx file to fill in, in base 64. */
        emptyFile: z.string(),
        /** The .xlsx file with the example, in base 64. */
        exampleFile: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Resource' });

/** What the search knows of a module: names and titles, no text of the lesson. Source: rules/content.md C50 */
export const SearchedModule = z
  .object({
    id: ContentId,
    /** 1-based position in the course. */
    order: z.int().positive(),
    title: z.string(),
    description: z.string(),
    isPreview: z.boolean(),
    /** Words for which this module is the one to read first. */
    words: z.array(z.string()),
    /** Words for which another module comes first. */
    otherWords: z.array(z.string()),
    /** Names of the laws that its boxes name. */
    laws: z.array(z.string()),
    /** Names of the skills that it practices. */
    skills: z.array(z.string()),
    /** Headings of the text, without those that every module has. */
    sections: z.array(z.object({ id: z.string(), title: z.string() })),
    resources: z.array(z.object({ id: ContentId, name: z.string() })),
  })
  .meta({ id: 'SearchedModule' });

export const SearchedCourse = Course.pick({
  id: true,
  title: true,
  description: true,
  category: true,
  level: true,
  features: true,
  isPopular: true,
})
  .extend({ modules: z.array(SearchedModule) })
  .meta({ id: 'SearchedCourse' });

const courseParams = z.strictObject({ id: CourseIdParam });
const moduleParams = z.strictObject({ id: ContentId });

export const catalogRoutes = defineRoutes({
  listCourses: {
    method: 'GET',
    path: '/api/courses',
    summary: 'All courses that are not hidden, by id',
    group: 'catalog',
    access: 'public',
    response: z.array(Course),
    cacheSeconds: 60,
  },
  listFeaturedCourses: {
    method: 'GET',
    path: '/api/courses/featured',
    summary: 'Courses flagged popular, three at most',
    group: 'catalog',
    access: 'public',
    response: z.array(Course),
    cacheSeconds: 60,
  },
  getCourse: {
    method: 'GET',
    path: '/api/courses/{id}',
    summary: 'One course with its change log',
    group: 'catalog',
    access: 'public',
    params: courseParams,
    response: CourseWithChanges,
    errors: ['course_not_found'],
    cacheSeconds: 60,
  },
  listModules: {
    method: 'GET',
    path: '/api/courses/{id}/modules',
    summary: "A course's modules in order, without their text",
    group: 'catalog',
    access: 'public',
    params: courseParams,
    response: z.array(ModuleSummary),
    errors: ['course_not_found'],
    cacheSeconds: 60,
  },
  getSearchIndex: {
    method: 'GET',
    path: '/api/search-index',
    summary: 'What the search looks through: all courses that are not hidden, by id',
    group: 'catalog',
    access: 'public',
    response: z.array(SearchedCourse),
    cacheSeconds: 60,
  },
  getPreviewModule: {
    method: 'GET',
    path: '/api/modules/{id}/preview',
    summary: 'The text of a module that can be read without signing in',
    group: 'catalog',
    access: 'public',
    params: moduleParams,
    response: Module,
    errors: ['module_not_found'],
    cacheSeconds: 60,
  },
  getModule: {
    method: 'GET',
    path: '/api/modules/{id}',
    summary: 'One module with its text; needs access to the course',
    group: 'learning',
    access: 'learner',
    params: moduleParams,
    response: Module,
    errors: ['module_not_found', 'payment_required'],
  },
  getResource: {
    method: 'GET',
    path: '/api/courses/{id}/resources/{resourceId}',
    summary: 'One downloadable resource as a page; needs access to the course',
    group: 'learning',
    access: 'learner',
    params: z.strictObject({ id: CourseIdParam, resourceId: ContentId }),
    response: Resource,
    errors: ['resource_not_found', 'payment_required'],
  },
});

export type Course = z.infer<typeof Course>;
export type CourseChange = z.infer<typeof CourseChange>;
export type CourseWithChanges = z.infer<typeof CourseWithChanges>;
export type ModuleSummary = z.infer<typeof ModuleSummary>;
export type RubricPart = z.infer<typeof RubricPart>;
export type SearchedModule = z.infer<typeof SearchedModule>;
export type SearchedCourse = z.infer<typeof SearchedCourse>;
export type Module = z.infer<typeof Module>;
export type Resource = z.infer<typeof Resource>;
