import { parseCatalogSearch } from '#features/catalog/catalog-search.ts';
import {
  ALL,
  CATALOG_PAGE_SIZE,
  type CourseFilter,
  type Filterable,
  filterCourses,
  NO_FILTER,
} from '#features/catalog/course-filter.ts';
import { setFacts } from '../facts.ts';

let limit = CATALOG_PAGE_SIZE;

/** What a click does on the catalog. */
export const catalogActions = {
  'load-more': () => {
    const firstNew = limit;
    limit += CATALOG_PAGE_SIZE;
    // The clicked button may have disappeared, so the first new card gets the focus.
    showCourses()[firstNew]?.querySelector('a')?.focus();
  },
  'clear-filters': () => {
    const form = filterForm()!;
    form.reset();
    applyFilters();
    form.querySelector('input')!.focus();
  },
};

/** Applies the filters of the address and then those of the form, if the page is the catalog. */
export function openCatalog(): void {
  const form = filterForm();
  if (!form) return;
  fillFromAddress(form);
  applyFilters();
  form.addEventListener('input', applyFilters);
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Takes a course from the catalog, if the page shows it. */
export function removeFromCatalog(courseId: number): void {
  const card = document.querySelector(`[data-catalog] [data-course="${courseId}"]`);
  if (!card) return;
  card.remove();
  showCourses();
}

function filterForm(): HTMLFormElement | null {
  return document.querySelector('search form');
}

function filtersOf(form: HTMLFormElement): CourseFilter {
  return { ...NO_FILTER, ...Object.fromEntries(new FormData(form)) };
}

function fillFromAddress(form: HTMLFormElement): void {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  for (const [name, value] of Object.entries(parseCatalogSearch(query))) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    // What was typed before this script ran stays.
    if (control.value === NO_FILTER[name as keyof CourseFilter]) control.value = value;
    // No course of the catalog has the level or category of the address.
    control.value ||= ALL;
  }
}

function applyFilters(): void {
  limit = CATALOG_PAGE_SIZE;
  showCourses();
  storeInAddress();
}

/** Shows the first of the matching courses and returns the cards of all of these. */
function showCourses(): HTMLElement[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-catalog] article')];
  const courses = cards.map((card) => ({ ...(card.dataset as unknown as Filterable), card }));
  const found = filterCourses(courses, filtersOf(filterForm()!)).map(({ card }) => card);
  const shown = found.slice(0, limit);
  for (const card of cards) card.hidden = !shown.includes(card);
  setFacts(document, {
    'courses-shown': String(shown.length),
    'courses-total': String(cards.length),
    'courses-found': found.length > 0,
    'courses-filtered': found.length < cards.length,
    'more-courses': found.length > shown.length,
  });
  return found;
}

/** Keeps the filters in the address, so that it can be shared and Back returns to them. */
function storeInAddress(): void {
  const filters = parseCatalogSearch({ ...filtersOf(filterForm()!) });
  const query = new URLSearchParams({ ...filters }).toString();
  const address = location.pathname + (query && `?${query}`) + location.hash;
  history.replaceState(history.state, '', address);
}
