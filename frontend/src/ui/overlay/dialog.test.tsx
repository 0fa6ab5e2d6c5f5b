// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

it('stays open when the focus goes back to the page, as from a dialog that closes then, and closes with Esc', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <>
      <button type="button">On the page</button>
      <Dialog open onClose={onClose} title="Details">
        <button type="button">In the dialog</button>
      </Dialog>
    </>,
  );
  const inside = await screen.findByText('In the dialog');
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy());
  screen.getByText('On the page').focus();
  inside.focus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
