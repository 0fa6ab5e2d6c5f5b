/** What search engines are told about a page, in the vocabulary of schema.org. */
import { pricingPage } from '@learning/content/site/pricing';
import { teamsPage } from '@learning/content/site/teams';
import { site } from '@learning/content/site';
import { home } from '@learning/content/site/home';
import type { QuestionAndAnswer } from '@learning/content/site/copy';
import type { Course as CatalogCourse, ModuleSummary } from '@learning/shared/contract/catalog';
import type {
  BreadcrumbList,
  Course,
  FAQPage,
  Graph,
  ItemList,
  LearningResource,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { type Catalog, type DiscoveredPage, escapeText } from './discovered-page.ts';
import { changedOn } from './site-lists.ts';

/** The questions that a page answers, by its path. */
const QUESTIONS: Readonly<Record<string, readonly QuestionAndAnswer[]>> = {
  '/': home.questions.items,
  '/pricing': pricingPage.questions.items,
  '/teams': teamsPage.questions.items,
};

/** Pages that list the whole catalog. */
const CATALOG_PAGES = ['/courses', '/course-review'];

const ORGANIZATION_ID = `${site.origin}/#organization`;
const LANGUAGE = 'en-US';

/**
 * Returns a page's graph. It holds no rating, because no one has rated anything when the site is built, and no question that the page does
 * not show.
 *
 * @param html the page's content
 * @param picture address of the picture that previews of links show
 */
export function structuredData(
  page: DiscoveredPage,
  html: string,
  picture: string,
  catalog: Catalog,
): Graph {
  const { path, course, freeModule } = page;
  const questions = QUESTIONS[path]?.filter(({ question }) => html.includes(escapeText(question)));
  const things: Thing[] = [
    ...(path === '/' ? [organization(), webSite()] : [breadcrumbs(page)]),
    ...(questions?.length ? [faqPage(path, questions)] : []),
    ...(CATALOG_PAGES.includes(path) ? [courseList(path, catalog.courses)] : []),
  ];
  if (course && freeModule) things.push(lesson(page, course, freeModule, picture));
  else if (course) things.push(courseThing(page, course, picture, catalog));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Returns the element for the page. `<` is escaped, so that no text can end it. */
export function structuredDataScript(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function address(path: string): string {
  return site.origin + path;
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: site.name,
    url: address('/'),
    description: site.description,
    logo: {
      '@type': 'ImageObject',
      url: address('/icons/icon-512.png'),
      width: '512',
      height: '512',
    },
    email: site.contact.email,
    telephone: site.contact.phone.number,
  };
}

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: address('/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': ORGANIZATION_ID },
  };
}

function breadcrumbs({ path, title, course, freeModule }: DiscoveredPage): BreadcrumbList {
  const steps: [name: string, path: string][] = [['Home', '/']];
  if (course) steps.push(['Courses', '/courses'], [course.title, `/courses/${course.id}`]);
  if (freeModule) steps.push([freeModule.title, path]);
  if (!course) steps.push([title, path]);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(to),
    })),
  };
}

function faqPage(path: string, questions: readonly QuestionAndAnswer[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${address(path)}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function courseList(path: string, courses: readonly CatalogCourse[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${address(path)}#courses`,
    numberOfItems: courses.length,
    itemListElement: courses.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: address(`/courses/${id}`),
    })),
  };
}

function courseThing(
  page: DiscoveredPage,
  course: CatalogCourse,
  picture: string,
  catalog: Catalog,
): Course {
  const modules = catalog.modules[course.id] ?? [];
  const dateModified = changedOn(page, catalog);
  const url = address(`/courses/${course.id}`);
  const freeModule = modules.find(({ isPreview }) => isPreview);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: course.title,
    description: course.description,
    image: picture,
    provider: provider(),
    inLanguage: LANGUAGE,
    ...(dateModified ? { dateModified } : {}),
    educationalLevel: capitalized(course.level),
    about: capitalized(course.category),
    teaches: course.features,
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name: 'Certificate of completion',
      credentialCategory: 'certificate',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(minutesOf(course)),
    },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url,
    },
    syllabusSections: modules.map((module) => ({
      '@type': 'Syllabus',
      name: module.title,
      description: module.description,
      timeRequired: isoDuration(module.durationMinutes),
    })),
    ...(freeModule
      ? { hasPart: { '@type': 'LearningResource', '@id': `${url}/preview#lesson` } }
      : {}),
  };
}

function lesson(
  { path, description }: DiscoveredPage,
  course: CatalogCourse,
  module: ModuleSummary,
  picture: string,
): LearningResource {
  return {
    '@type': 'LearningResource',
    '@id': `${address(path)}#lesson`,
    url: address(path),
    name: module.title,
    description,
    image: picture,
    learningResourceType: 'Lesson',
    isAccessibleForFree: true,
    inLanguage: LANGUAGE,
    educationalLevel: capitalized(course.level),
    timeRequired: isoDuration(module.durationMinutes),
    provider: provider(),
    isPartOf: { '@id': `${address(`/courses/${course.id}`)}#course` },
  };
}

function provider(): Organization {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: site.name,
    url: address('/'),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The hours as the page prints them: `4.5 hours`. */
function minutesOf({ duration }: CatalogCourse): number {
  return Math.round(Number.parseFloat(duration) * 60);
}

/** Returns minutes as ISO 8601: 270 → `PT4H30M`. */
export function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
