import { site } from '@learning/content/site';
import { coursePicturePath } from '@learning/shared/credentials/issuing/addresses';
import type { RenderedPage } from '../page-document.ts';
import { appIcons, type BuiltFile } from './app-icons.ts';
import {
  type Catalog,
  type DiscoveredPage,
  discoveredPage,
} from '../../src/app/discovery/discovered-page.ts';
import { pictureTags } from '../../src/app/discovery/page-tags.ts';
import { renderPicture } from './render-picture.ts';
import { sharingPicture } from './sharing-picture.ts';
import { llmsText, type PageKind, robots, sitemap } from '../../src/app/discovery/site-lists.ts';
import { SECURITY_TEXT_PATH, securityText } from '../../src/app/discovery/security-text.ts';
import { structuredData, structuredDataScript } from '../../src/app/discovery/structured-data.ts';
import { webManifest } from '../../src/app/discovery/web-manifest.ts';

/**
 * Completes the public pages with what previews of links and search engines read, and keeps what was learned about them for the lists of
 * the whole site. A page at a second address gets the picture of the first.
 */
export class SiteDiscovery {
  private readonly catalog: Catalog;
  private readonly sitePages: readonly PageKind[];
  private readonly pages = new Map<string, DiscoveredPage>();
  private readonly pictures = new Map<string, BuiltFile>();
  /** Those of courses again, under names that stay. */
  private readonly lastingPictures = new Map<string, BuiltFile>();

  constructor(catalog: Catalog, sitePages: readonly PageKind[]) {
    this.catalog = catalog;
    this.sitePages = sitePages;
  }

  /** @returns the page with its picture and structured data; a page that no one should find is unchanged */
  async complete(parts: RenderedPage): Promise<RenderedPage> {
    const page = discoveredPage(parts.head, this.catalog, site);
    if (!page) return parts;
    this.pages.set(page.path, page);
    const picture = site.origin + (await this.pictureOf(page));
    const graph = structuredData(page, parts.html, picture, this.catalog);
    return {
      ...parts,
      head: parts.head + pictureTags(page, picture),
      html: parts.html + structuredDataScript(graph),
    };
  }

  /** Returns the files that belong to all pages together, and the pictures. */
  async files(): Promise<BuiltFile[]> {
    const pages = [...this.pages.values()];
    return [
      { path: 'sitemap.xml', content: sitemap(pages, this.catalog) },
      { path: 'robots.txt', content: robots(this.sitePages) },
      { path: SECURITY_TEXT_PATH, content: securityText(new Date()) },
      { path: 'llms.txt', content: llmsText(pages, this.catalog) },
      { path: 'manifest.webmanifest', content: webManifest() },
      ...(await appIcons()),
      ...this.pictures.values(),
      ...this.lastingPictures.values(),
    ];
  }

  /** @returns the address of the picture */
  private async pictureOf(page: DiscoveredPage): Promise<string> {
    const name = page.path.slice(1).replaceAll('/', '-') || 'home';
    const known = this.pictures.get(name);
    if (known) return `/${known.path}`;
    const file = await renderPicture(name, sharingPicture(page, this.catalog));
    const path = `assets/share-${file.name}`;
    this.pictures.set(name, { path, content: file.png });
    if (page.course && !page.freeModule) {
      const lasting = coursePicturePath(page.course.id);
      this.lastingPictures.set(lasting, { path: lasting, content: file.png });
    }
    return `/${path}`;
  }
}
