// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { shortcutOf } from '#lib/shortcuts.ts';
import { useShortcut } from './use-shortcut.ts';
import { ShortcutsButton } from './shortcuts-button.tsx';

function Reader({ onNotes, onNext }: { onNotes: () => void; onNext: () => void }) {
  useShortcut('n', onNotes);
  useShortcut(']', onNext);
  return (
    <>
      <label>
        Answer <textarea />
      </label>
      <label>
        <input type="radio" name="choice" /> Choice
      </label>
      <button type="button">Button</button>
      <ShortcutsButton />
    </>
  );
}

async function open() {
  const [onNotes, onNext] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await renderPage(<Reader onNotes={onNotes} onNext={onNext} />);
  return { onNotes, onNext };
}

describe('keyboard shortcuts', () => {
  withMockedApi();

  it('work wherever no control takes the key', async () => {
    const { onNotes, onNext } = await open();
    await userEvent.keyboard('n]]');
    screen.getByText('Button').focus();
    await userEvent.keyboard('n');
    expect(onNotes).toHaveBeenCalledTimes(2);
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  it('leave keys to text fields and choices', async () => {
    const { onNotes } = await open();
    await userEvent.type(screen.getByLabelText('Answer'), 'no n');
    screen.getByLabelText('Choice').focus();
    await userEvent.keyboard('n');
    expect(onNotes).not.toHaveBeenCalled();
  });

  it('leave key combinations to the browser and the system', async () => {
    const { onNotes } = await open();
    await userEvent.keyboard('{Control>}n{/Control}{Meta>}n{/Meta}{Alt>}n{/Alt}{Shift>}N{/Shift}');
    expect(onNotes).not.toHaveBeenCalled();
  });

  it.each([
    ['AltGr', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
    ['Option', { altKey: true }],
  ])('know a bracket that is typed with %s', (_, modifiers) => {
    expect(shortcutOf(new KeyboardEvent('keydown', { key: ']', ...modifiers }))).toBe(']');
  });

  it('do not repeat while a key is held', async () => {
    const { onNotes } = await open();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', repeat: true }));
    expect(onNotes).not.toHaveBeenCalled();
  });

  it('are listed with the question mark key, and stay switched off on the device', async () => {
    const { onNotes } = await open();
    await userEvent.keyboard('?');
    const box = await screen.findByLabelText('Use shortcuts on this device');
    expect(screen.getByText('Open or close your notes')).toBeTruthy();
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.keyboard('n?');
    expect(onNotes).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('keyboard-shortcuts:v1')).toBe('"off"');

    await userEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
    await userEvent.click(await screen.findByLabelText('Use shortcuts on this device'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('n');
    expect(onNotes).toHaveBeenCalledTimes(1);
  });
});
