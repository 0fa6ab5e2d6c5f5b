// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { Button } from './button.tsx';

it('keeps the focus while its action runs, and ignores another click', async () => {
  let sent = 0;
  function Form() {
    const [isSending, setIsSending] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
          setIsSending(true);
        }}
      >
        <Button type="submit" disabled={isSending} pendingText={isSending && 'Sending...'}>
          Send
        </Button>
      </form>
    );
  }
  await renderPage(<Form />);
  screen.getByRole('button', { name: 'Send' }).focus();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(document.activeElement).toBe(button);
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(sent).toBe(1);
});
