import { site } from '@learning/content/site';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Canonical path of the page, `/courses/3`; absent on pages that search engines should leave out. */
  path?: string;
}

/** Title and metadata; React moves them into the document's head. */
export function PageHead({ title, description = site.description, path }: PageHeadProps) {
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={site.origin + path} />
          <meta property="og:url" content={site.origin + path} />
        </>
      )}
    </>
  );
}
