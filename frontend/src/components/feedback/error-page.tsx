import { Button } from '../ui/button.tsx';
import { FullPageMessage } from './full-page-message.tsx';

/** The last resort, for errors that no screen expected. */
export function ErrorPage() {
  return (
    <FullPageMessage
      title="This page could not be shown"
      action={<Button onClick={() => location.reload()}>Load the Page Again</Button>}
    >
      Something went wrong on this page. What you saved is safe. Load it again; if that does not
      help, write to us and name the address of the page.
    </FullPageMessage>
  );
}
