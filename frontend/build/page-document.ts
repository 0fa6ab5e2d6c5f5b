import { site } from '@learning/content/site';

/** A page rendered by the server-side build. */
export interface RenderedPage {
  head: string;
  html: string;
  /** The query cache as JSON. */
  state: string;
}

/** How React takes over what was prerendered. */
type Start =
  /** It does not: the page has its own script. */
  | { kind: 'public'; name: 'page' | 'not-found'; route?: string }
  /** It hydrates the page at this path. */
  | { kind: 'form'; path: string }
  /** It replaces the placeholders. */
  | { kind: 'shell' };

/**
 * Inserts a rendered page into the template that Vite built for its kind. A document of the app contains its styles: its first text does
 * not wait for a second response, which would share the line with all scripts.
 *
 * @param preloads links to what the page loads first
 * @param styles those of the whole site
 */
export function pageDocument(
  template: string,
  start: Start,
  page: RenderedPage,
  preloads: string,
  styles: string,
): string {
  const head = start.kind === 'shell' ? privateHead(page.head) : page.head;
  // In a replacement string, `$` has a special meaning; functions return it unchanged.
  return template
    .replace('<!--head-->', () => head + preloads)
    .replace('<!--styles-->', () => `<style>${styles}</style>`)
    .replace('<body>', (body) =>
      start.kind === 'public' ? `<body data-page="${start.name}"${routeOf(start)}>` : body,
    )
    .replace('<div id="root">', (root) =>
      start.kind === 'form' ? `<div id="root" data-path="${start.path}">` : root,
    )
    .replace('<!--page-->', () => page.html)
    .replace('<!--state-->', () => stateScript(page.state));
}

/** Names the page's route, under which the speed of its visits is reported. */
function routeOf({ route }: { route?: string }): string {
  return route === undefined ? '' : ` data-route="${route}"`;
}

/** Completes the head of a page that depends on the learner. Search engines leave it out. */
function privateHead(head: string): string {
  const title = head.includes('<title>') ? '' : `<title>${site.name}</title>`;
  const robots = head.includes('name="robots"') ? '' : '<meta name="robots" content="noindex" />';
  return head + title + robots;
}

/** Embeds data. Escapes `<`, so that no text can end the element. */
function stateScript(json: string): string {
  return `<script type="application/json" id="query-state">${json.replaceAll('<', '\\u003c')}</script>`;
}
