import { parseCatalogSearch } from '#features/catalog/catalog-search.ts';
import {
  ALL,
  CATALOG_PAGE_SIZE,
  type CourseFilter,
  filterCourses,
  NO_FILTER,
} from '#features/catalog/course-filter.ts';
import { setTexts, setFacts } from '../facts.ts';

/** A card of the catalog and what the filters compare. */
interface Card {
  element: HTMLElement;
  title: string;
  description: string;
  level: string;
  category: string;
}

let limit = CATALOG_PAGE_SIZE;

/** What a click does on the catalog. */
export const catalogActions = {
  'load-more': () => {
    const firstNew = limit;
    limit += CATALOG_PAGE_SIZE;
    const shown = showCourses();
    // The clicked button may have disappeared, so the first new card gets the focus.
    shown[firstNew]?.element.querySelector('a')?.focus();
  },
  'clear-filters': () => {
    setControls(NO_FILTER);
    applyControls();
    controlOf('search')?.focus();
  },
};

/** Applies the filters of the address and then those of the controls, if the page is the catalog. */
export function openCatalog(): void {
  const search = document.querySelector('search');
  if (!search) return;
  limit = CATALOG_PAGE_SIZE;
  const stored = parseCatalogSearch(Object.fromEntries(new URLSearchParams(location.search)));
  // What was typed before this script ran stays.
  const isUntouched = JSON.stringify(filterOfControls()) === JSON.stringify(NO_FILTER);
  if (isUntouched) setControls({ ...NO_FILTER, ...stored });
  showCourses();
  // Removes what filters nothing.
  if (location.search) storeInAddress(filterOfControls());
  search.addEventListener('input', applyControls);
}

function applyControls(): void {
  limit = CATALOG_PAGE_SIZE;
  showCourses();
  storeInAddress(filterOfControls());
}

/** Shows the first of the matching courses and returns all of these. */
function showCourses(): Card[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-catalog] article')].map(cardOf);
  const found = filterCourses(cards, filterOfControls());
  for (const card of cards)
    card.element.hidden = found.indexOf(card) >= limit || !found.includes(card);
  setTexts(document, { 'courses-shown': String(Math.min(limit, found.length)) });
  setFacts(document, {
    'courses-found': found.length > 0,
    'courses-filtered': found.length < cards.length,
    'more-courses': found.length > limit,
  });
  return found;
}

function cardOf(element: HTMLElement): Card {
  const { title = '', description = '', level = '', category = '' } = element.dataset;
  return { element, title, description, level, category };
}

function controlOf(name: keyof CourseFilter): HTMLInputElement | HTMLSelectElement | null {
  return document.querySelector(`search [name=${name}]`);
}

function filterOfControls(): CourseFilter {
  const valueOf = (name: keyof CourseFilter) => controlOf(name)?.value ?? NO_FILTER[name];
  return { search: valueOf('search'), level: valueOf('level'), category: valueOf('category') };
}

function setControls(filter: CourseFilter): void {
  for (const name of Object.keys(NO_FILTER) as (keyof CourseFilter)[]) {
    const control = controlOf(name);
    if (control) control.value = filter[name];
    // No course of the catalog has the level or category of the address.
    if (control?.value === '' && name !== 'search') control.value = ALL;
  }
}

/** Keeps the filters in the address, so that it can be shared and Back returns to them. */
function storeInAddress(filter: CourseFilter): void {
  const query = new URLSearchParams({ ...parseCatalogSearch({ ...filter }) }).toString();
  history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
}
