// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import Bookmark from 'lucide-react/icons/bookmark';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iconButtonsWithoutTooltip } from '#testing/icon-buttons.ts';
import { renderPage } from '#testing/render-page.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { Tooltips } from './tooltips.tsx';

const bubble = () => screen.queryByRole('tooltip')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Tab moves the focus to the element. */
const tabTo = (element: HTMLElement) =>
  act(() => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
    element.focus();
  });

const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };

const fakeTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
};

let clicks: string[];
beforeEach(async () => {
  clicks = [];
  await import('./tooltip-layer.tsx');
  fakeTime();
});
afterEach(() => vi.useRealTimers());

async function renderTools() {
  await renderPage(
    <>
      {['Bookmark', 'Notes'].map((label) => (
        <IconButton key={label} label={label} onClick={() => clicks.push(label)}>
          <Bookmark aria-hidden="true" />
        </IconButton>
      ))}
      <a href="/courses">Text</a>
      <Tooltips />
    </>,
  );
  // The first button under the pointer loads the code.
  await act(async () => {
    fireEvent.pointerOver(screen.getByText('Text'), mouse);
    fireEvent.pointerOver(button('Notes'), touch);
    await import('./tooltip-layer.tsx');
  });
  await act(async () => {});
}

describe('a tooltip (conformance: tooltip delay 700 ms, skip delay 300 ms)', () => {
  it('opens when the mouse has rested on the button for 700 ms', async () => {
    await renderTools();
    fireEvent.pointerMove(button('Bookmark'), mouse);
    wait(699);
    expect(bubble()).toBeUndefined();
    wait(1);
    expect(bubble()).toBe('Bookmark');
    fireEvent.pointerMove(screen.getByText('Text'), mouse);
    expect(bubble()).toBeUndefined();
  });

  it('opens at once within 300 ms after another one, and later only after the delay', async () => {
    await renderTools();
    fireEvent.pointerMove(button('Bookmark'), mouse);
    wait(700);
    fireEvent.pointerMove(screen.getByText('Text'), mouse);
    wait(299);
    fireEvent.pointerMove(button('Notes'), mouse);
    expect(bubble()).toBe('Notes');
    fireEvent.pointerMove(screen.getByText('Text'), mouse);
    wait(300);
    fireEvent.pointerMove(button('Bookmark'), mouse);
    expect(bubble()).toBeUndefined();
    wait(700);
    expect(bubble()).toBe('Bookmark');
  });

  it('stays open under the pointer, closes with a click and stays closed', async () => {
    await renderTools();
    fireEvent.pointerMove(button('Bookmark'), mouse);
    wait(700);
    fireEvent.pointerMove(screen.getByRole('tooltip'), mouse);
    expect(bubble()).toBe('Bookmark');
    fireEvent.pointerDown(button('Bookmark'), mouse);
    fireEvent.click(button('Bookmark'));
    fireEvent.pointerMove(button('Bookmark'), mouse);
    wait(5_000);
    expect(bubble()).toBeUndefined();
    expect(clicks).toEqual(['Bookmark']);
  });

  it('opens when Tab moves the focus to the button, and closes when it moves on', async () => {
    await renderTools();
    tabTo(button('Bookmark'));
    expect(bubble()).toBe('Bookmark');
    tabTo(button('Notes'));
    expect(bubble()).toBe('Notes');
    tabTo(screen.getByRole('link'));
    expect(bubble()).toBeUndefined();
  });

  it('does not open when the page itself moves the focus', async () => {
    await renderTools();
    act(() => button('Bookmark').focus());
    wait(5_000);
    expect(bubble()).toBeUndefined();
  });

  it('opens while a finger holds the button, which then does not click it', async () => {
    await renderTools();
    fireEvent.pointerDown(button('Bookmark'), touch);
    wait(700);
    expect(bubble()).toBe('Bookmark');
    fireEvent.pointerUp(button('Bookmark'), touch);
    fireEvent.click(button('Bookmark'));
    expect(clicks).toEqual([]);
    wait(1_500);
    expect(bubble()).toBeUndefined();
  });

  it('does not delay or follow a tap', async () => {
    await renderTools();
    fireEvent.pointerDown(button('Bookmark'), touch);
    wait(100);
    fireEvent.pointerUp(button('Bookmark'), touch);
    fireEvent.click(button('Bookmark'));
    expect(clicks).toEqual(['Bookmark']);
    wait(5_000);
    expect(bubble()).toBeUndefined();
  });

  it('closes when a dialog opens over its button, and does not open behind it', async () => {
    await renderTools();
    fireEvent.pointerMove(button('Bookmark'), mouse);
    wait(700);
    const dialog = document.createElement('div');
    dialog.innerHTML = '<div role="dialog" aria-modal="true"><input /></div>';
    document.body.append(dialog);
    act(() => dialog.querySelector('input')!.focus());
    expect(bubble()).toBeUndefined();
    fireEvent.pointerMove(button('Notes'), mouse);
    wait(700);
    expect(bubble()).toBeUndefined();
    dialog.remove();
  });

  it('closes with Esc before the dialog around it does', async () => {
    let isClosed = false;
    vi.useRealTimers();
    await renderPage(
      <>
        <Dialog open onClose={() => (isClosed = true)} title="Invite">
          <a href="/courses">Courses</a>
        </Dialog>
        <Tooltips />
      </>,
    );
    const close = await screen.findByRole('button', { name: 'Close' });
    fakeTime();
    fireEvent.pointerOver(close, mouse);
    await act(async () => {
      await import('./tooltip-layer.tsx');
    });
    wait(700);
    const tooltip = screen.getByRole('tooltip');
    expect(screen.getByRole('dialog').contains(tooltip)).toBe(true);
    await act(async () => void fireEvent.keyDown(close, { key: 'Escape' }));
    expect(bubble()).toBeUndefined();
    expect(isClosed).toBe(false);
    await act(async () => void fireEvent.keyDown(close, { key: 'Escape' }));
    expect(isClosed).toBe(true);
  });
});

it('finds a button that shows only an icon and has no tooltip (conformance: tooltips)', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<button aria-label="Share"><svg></svg></button><a href="/" data-tooltip="Back"><svg></svg></a><button><svg></svg>Notes</button>';
  expect(iconButtonsWithoutTooltip(page)).toEqual([
    '<button aria-label="Share"><svg></svg></button>',
  ]);
});
