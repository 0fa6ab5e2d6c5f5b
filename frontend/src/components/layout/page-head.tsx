import { operator } from '@learning/content/site/operator';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Canonical path of the page, `/courses/3`; absent on pages that search engines should leave out. */
  path?: string;
}

/** Title and metadata; React moves them into the document's head. */
export function PageHead({ title, description = operator.description, path }: PageHeadProps) {
  const fullTitle = title === operator.name ? title : `${title} · ${operator.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={operator.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={operator.origin + path} />
          <meta property="og:url" content={operator.origin + path} />
        </>
      )}
    </>
  );
}
