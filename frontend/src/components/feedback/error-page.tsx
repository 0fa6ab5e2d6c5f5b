import { Button } from '#ui/button.tsx';
import { FullPageMessage } from './full-page-message.tsx';

/** Page for errors that no screen handles. */
export function ErrorPage() {
  return (
    <FullPageMessage
      title="We couldn’t show this page"
      action={<Button onClick={() => location.reload()}>Reload the Page</Button>}
    >
      Something went wrong on this page. Your saved work is safe. Reload the page. If that doesn’t
      help, contact us and include the page’s address.
    </FullPageMessage>
  );
}
