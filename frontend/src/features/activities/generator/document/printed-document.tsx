import { Portal } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { GeneratedDocument } from '@learning/shared/domain/documents/generate-document';
import { useEffect, useEffectEvent } from 'react';
import { DocumentText } from '#components/rich-text/document-text.tsx';

/** Hides everything but the document in print, in black on white in every color mode. */
const printStyles = {
  '@media screen': { '.printed-document': { display: 'none' } },
  '@media print': {
    'body > *:not(.printed-document)': { display: 'none !important' },
    'html, body': { background: '#fff !important', color: '#000 !important' },
    '.printed-document': { color: '#000', fontSize: '11pt' },
    '.printed-document figure': { overflow: 'visible' },
    '.printed-document tr': { breakInside: 'avoid' },
    '.printed-document :is(h1, h2, h3, h4)': { breakAfter: 'avoid' },
  },
  '@page': { margin: '2cm' },
} as const;

/** Opens the print dialog for the document only, under the document's name. Shows nothing on the screen. */
export function PrintedDocument({
  document: { title, body, text },
  onDone,
}: {
  document: GeneratedDocument;
  onDone: () => void;
}) {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const pageTitle = document.title;
    const done = () => finish();
    addEventListener('afterprint', done);
    document.title = title;
    // Wait for the commit: the sheet and its styles must be on the page.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', done);
      document.title = pageTitle;
    };
  }, [title]);

  return (
    <Portal>
      <Global styles={printStyles} />
      <div className="printed-document">
        {body ? <DocumentText body={body} /> : <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>}
      </div>
    </Portal>
  );
}
