import { Portal } from '@ark-ui/react/portal';
import type { GeneratedDocument } from '@learning/shared/domain/documents/generate-document';
import { useEffect, useEffectEvent } from 'react';
import { DocumentText } from '#components/rich-text/document-text.tsx';
import './printed-document.css';

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
      <div className="printed-document">
        {body ? <DocumentText body={body} /> : <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>}
      </div>
    </Portal>
  );
}
