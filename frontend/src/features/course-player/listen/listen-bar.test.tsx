// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { ListenBar } from './listen-bar.tsx';

function Lesson() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ListenBar lesson={text} />
      <div ref={text}>
        <p>Write down what happened.</p>
      </div>
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

it('loads the reader when it is wanted, and reads the lesson', async () => {
  await import('./read-aloud.tsx');
  const spoken: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel: () => undefined,
  });
  const { unmount } = await renderPage(<Lesson />);
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop reading' }));
  expect(spoken).toEqual(['Write down what happened.']);
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
  unmount();
});

it('keeps only its place where the browser cannot speak', async () => {
  await renderPage(<Lesson />);
  expect(screen.queryByRole('button')).toBeNull();
});
