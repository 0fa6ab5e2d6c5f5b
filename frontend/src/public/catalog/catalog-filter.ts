import { parseCatalogSearch } from '#features/catalog/catalog-search.ts';
import {
  ALL,
  CATALOG_PAGE_SIZE,
  type CourseFilter,
  type Filterable,
  filterCourses,
  NO_FILTER,
} from '#features/catalog/course-filter.ts';
import { moduleAddress, resourceAddress } from '#features/search/addresses.ts';
import type { CourseHit, TaughtSearch } from '#features/search/search-taught.ts';
import { factsOf, setFacts } from '../facts.ts';
import { copyOf } from '../templates.ts';

/** How many modules a card shows. */
const MAX_HITS = 2;

let limit = CATALOG_PAGE_SIZE;
let loading: Promise<TaughtSearch> | undefined;
let search: TaughtSearch | undefined;

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

/** Loads what is taught, on the first use of the form. Until then, and without a connection, the texts of the cards are searched. */
function loadSearch(): void {
  loading ??= import('./taught-search.ts').then(({ readTaughtSearch }) => readTaughtSearch());
  loading.then(
    (loaded) => {
      if (search) return;
      search = loaded;
      showCourses();
    },
    () => (loading = undefined),
  );
}

/** Applies the filters of the address and then those of the form, if the page is the catalog. */
export function openCatalog(): void {
  const form = filterForm();
  if (!form) return;
  search = loading = undefined;
  fillFromAddress(form);
  applyFilters();
  if (filtersOf(form).search) loadSearch();
  form.addEventListener('focusin', loadSearch);
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
  const cards = catalogCards();
  const filter = filtersOf(filterForm()!);
  const words = filter.search.trim();
  const hits = words === '' ? undefined : search?.find(words);
  const isNothingTaught = hits?.length === 0;
  const ranked = isNothingTaught ? search!.near(words) : hits?.map(({ course }) => course);
  const wanted = ranked?.flatMap(({ id }) => cards.filter((card) => idOf(card) === id)) ?? cards;
  const courses = wanted.map((card) => ({ ...(card.dataset as unknown as Filterable), card }));
  // What was found in the index need not be in the texts of the card.
  const found = filterCourses(courses, ranked ? { ...filter, search: '' } : filter).map(
    ({ card }) => card,
  );
  const shown = found.slice(0, limit);
  for (const card of cards) {
    card.hidden = !shown.includes(card);
    showHits(
      card,
      hits?.find(({ course }) => course.id === idOf(card)),
    );
  }
  // What was found stands by how good it is, all courses by their number.
  const others = cards.filter((card) => !found.includes(card));
  const byNumber = cards.toSorted((a, b) => idOf(a) - idOf(b));
  orderCards(cards, ranked ? [...found, ...others] : byNumber);
  setFacts(document, {
    'courses-shown': String(shown.length),
    'courses-total': String(cards.length),
    'courses-found': found.length > 0,
    'courses-filtered': found.length < cards.length,
    'more-courses': found.length > shown.length,
    'nothing-taught': isNothingTaught && found.length > 0,
    'searched-words': words,
  });
  return found;
}

const catalogCards = () => [...document.querySelectorAll<HTMLElement>('[data-catalog] article')];

const idOf = (card: HTMLElement) => Number(card.dataset['course']);

/** Shows where a course teaches what is searched for, in the place of its features. */
function showHits(card: HTMLElement, hit: CourseHit | undefined): void {
  const list = card.querySelector('[data-hits]')!;
  const modules = hit?.modules.slice(0, MAX_HITS) ?? [];
  const isOpen = factsOf(card).source !== undefined;
  const rows = modules.map(({ module, sections: [section], resources: [resource], word }) => {
    const row = copyOf('hit');
    const { id } = hit!.course;
    setFacts(row, {
      'hit-title': module.title,
      'hit-place': section?.title ?? resource?.name ?? word,
      'hit-address':
        resource && !section
          ? resourceAddress(id, module, isOpen, resource.id)
          : moduleAddress(id, module, isOpen, section?.id),
    });
    return row;
  });
  list.replaceChildren(...rows);
  setFacts(list.parentElement!, { searched: rows.length > 0 });
}

/** Puts cards in an order, unless they are in it. */
function orderCards(cards: readonly HTMLElement[], wanted: readonly HTMLElement[]): void {
  if (wanted.some((card, index) => card !== cards[index]))
    cards[0]!.parentElement!.append(...wanted);
}

/** Keeps the filters in the address, so that it can be shared and Back returns to them. */
function storeInAddress(): void {
  const filters = parseCatalogSearch({ ...filtersOf(filterForm()!) });
  const query = new URLSearchParams({ ...filters }).toString();
  const address = location.pathname + (query && `?${query}`) + location.hash;
  history.replaceState(history.state, '', address);
}
